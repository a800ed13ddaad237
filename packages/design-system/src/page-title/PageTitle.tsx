// The head of a page: a plain title, one with a button, a product's badge, or what is worked on with its actions.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Slot, Slottable } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import { HeadNotice, type PageNotice } from "./HeadNotice.tsx";
import { ProductHead } from "./ProductHead.tsx";
import { WorkBar } from "./WorkBar.tsx";
import type { CarouselLabels, CarouselPicture } from "../carousel/picture.ts";
import { BackGlyph } from "../icon/glyphs.tsx";
import { ActionButtons, type PageAction } from "../toolbar/ActionButtons.tsx";
import type { MoreActions } from "../toolbar/MoreMenu.tsx";
import type { Hue } from "../tone.ts";

export const pageTitleVariants = ["default", "button", "single", "dev", "dev-update"] as const;
export type PageTitleVariant = (typeof pageTitleVariants)[number];

const look = cva("flex flex-col gap-4", {
  variants: {
    variant: {
      default: "",
      button: "",
      single: "",
      dev: "",
      "dev-update": "z-20 border-b border-line bg-surface-page py-3 lg:not-short:sticky lg:top-0",
    } satisfies Record<PageTitleVariant, string>,
  },
});

export interface PageTitleProps extends Omit<ComponentProps<"header">, "title" | "children"> {
  /**
   * `default`: title only. `button`: with an action. `single`: a product's badge with logo and screenshots.
   * `dev`: what is worked on, with its actions. `dev-update`: the same above a long form, where they stay in sight:
   * in the bar from 1,200 px, at the bottom of a narrower window, which needs room there (`pb-24`).
   */
  variant?: PageTitleVariant;
  /** The page's heading. */
  title: string;
  /** Of the heading: 2 where the page has another one above (`single`). */
  headingLevel?: 1 | 2;
  /** A line under the title. */
  subtitle?: ReactNode;
  /** Address of the product's icon (`single`, `dev`, `dev-update`); missing or broken shows the default one. */
  logo?: string;
  /** Colour of the product's band and default icon. */
  hue?: Hue;
  /** State labels beside the title. */
  badges?: ReactNode;
  /** Address of the product's banner, under the band (`single`, without screenshots); empty or broken shows the default one. */
  banner?: string;
  /** The banner in several widths, as an image's `srcset`. */
  bannerSrcSet?: string | undefined;
  /** What it costs, or the word for "free" (`single`). */
  price?: ReactNode;
  /** Screenshots (`single`). */
  pictures?: readonly CarouselPicture[];
  /** Text or facts about the product beside its screenshots (`single`). */
  details?: ReactNode;
  /** Texts of the screenshots' carousel; without them no carousel shows. */
  carouselLabels?: CarouselLabels;
  /** The page's main action (`button`; allowed in `single`); in `dev` and `dev-update` the buttons, in place of `actions`. */
  action?: ReactNode;
  /** What is done seldom, behind three dots beside the actions (`single`, `dev`, `dev-update`). */
  more?: MoreActions;
  /** What its owner should know first, such as why it is hidden. */
  notice?: PageNotice;
  /** What can be done with it, the main action last (`dev`, `dev-update`). */
  actions?: readonly PageAction[];
  /** What is missing before the main action is possible, or what it does. */
  actionsHint?: string;
  /** Whether it is saved, beside its actions (`dev`, `dev-update`). */
  state?: ReactNode;
  /** Id of the action that is under way. */
  busy?: string;
  /** Announced while an action is under way. */
  busyLabel?: string;
  /** Link to the page above, with its text. */
  back?: ReactElement;
}

const backClass =
  "inline-flex w-fit items-center gap-1.5 rounded-sm py-1 text-sm font-medium text-ink-muted hover:text-ink";

export function PageTitle({
  variant = "default",
  title,
  headingLevel = 1,
  subtitle,
  logo,
  hue = "grey",
  badges,
  banner,
  bannerSrcSet,
  price,
  pictures,
  carouselLabels,
  details,
  action,
  more,
  notice,
  actions = [],
  actionsHint,
  state,
  busy,
  busyLabel,
  back,
  className,
  ...rest
}: PageTitleProps) {
  const isWork = variant === "dev" || variant === "dev-update";
  return (
    <header
      {...rest}
      data-slot="page-title"
      data-variant={variant}
      className={cx(look({ variant }), className)}
    >
      {back && !isWork && (
        <Slot className={backClass}>
          <BackGlyph className="size-4 rtl:-scale-x-100" />
          <Slottable>{back}</Slottable>
        </Slot>
      )}
      {isWork ? (
        <>
          <WorkBar
            {...{ title, subtitle, logo, hue, badges, back, state, more }}
            sticks={variant === "dev-update"}
            actions={
              action ??
              (actions.length > 0 && (
                <ActionButtons {...{ actions, busy, busyLabel }} hint={actionsHint} />
              ))
            }
          />
          <HeadNotice notice={notice} />
        </>
      ) : variant === "single" ? (
        <ProductHead
          {...{ title, headingLevel, subtitle, logo, hue, badges, banner, bannerSrcSet, price }}
          {...{ pictures, carouselLabels, details, notice, more }}
          actions={action}
        />
      ) : (
        <>
          <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-end">
            <div className="flex min-w-0 flex-col gap-1 sm:grow sm:basis-64">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <h1 className="text-xl font-semibold tracking-tight wrap-anywhere text-ink">
                  {title}
                </h1>
                {badges}
              </div>
              {subtitle && <p className="max-w-prose text-base text-ink-muted">{subtitle}</p>}
            </div>
            {variant === "button" && action && (
              <div className="flex min-w-0 *:grow sm:ms-auto sm:*:grow-0">{action}</div>
            )}
          </div>
          <HeadNotice notice={notice} />
        </>
      )}
    </header>
  );
}
