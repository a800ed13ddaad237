// The head of a page: a plain title, a title with a button, a product's badge, or an edited item with its actions.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Slot, Slottable } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import { HeadNotice, type PageNotice } from "./HeadNotice.tsx";
import { ProductHead } from "./ProductHead.tsx";
import { WorkBar } from "./WorkBar.tsx";
import type { CarouselLabels, CarouselPicture } from "../carousel/picture.ts";
import { BackGlyph } from "../icon/glyphs.ts";
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
   * `default`: title only. `button`: with an action. `single`: a product's badge with icon and screenshots. `dev`: an
   * item being edited, with its actions. `dev-update`: the same above a long form, with actions that stay visible: in
   * the bar from 1,200 px on, at the bottom of a narrower window, where the page needs space for them (`pb-24`).
   */
  variant?: PageTitleVariant;
  /** Heading of the page. */
  title: string;
  /** Heading level; use 2 if there is another heading above (`single`). */
  headingLevel?: 1 | 2;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** URL of the product's icon (`single`, `dev`, `dev-update`); a default icon shows when it is missing or broken. */
  logo?: string;
  /** Colour of the product's band, default icon and default banner. */
  hue?: Hue;
  /** State labels beside the title. */
  badges?: ReactNode;
  /**
   * URL of the product's banner (`single`, replaces the screenshots); an empty or broken one shows the default banner.
   */
  banner?: string;
  /** The banner in several widths, as an image's `srcset`. */
  bannerSrcSet?: string | undefined;
  /** The formatted price, or the word for "free" (`single`, with a banner). */
  price?: ReactNode;
  /** The screenshots (`single`). */
  pictures?: readonly CarouselPicture[];
  /** Text or facts about the product (`single`). */
  details?: ReactNode;
  /** Texts of the screenshots' carousel, which shows only with them. */
  carouselLabels?: CarouselLabels;
  /** The main action (`button`, optional in `single`); in `dev` and `dev-update`, buttons that replace `actions`. */
  action?: ReactNode;
  /** Menu of rarely used actions behind three dots (`single`, `dev`, `dev-update`). */
  more?: MoreActions;
  /** What the owner should know first, e.g. why the product is hidden. */
  notice?: PageNotice;
  /** The actions, main one last (`dev`, `dev-update`). */
  actions?: readonly PageAction[];
  /** What is missing before the main action is possible, or what the action does. */
  actionsHint?: string;
  /** Whether the changes are saved, shown beside the actions (`dev`, `dev-update`). */
  state?: ReactNode;
  /** Id of the action that is running. */
  busy?: string;
  /** What screen readers announce while an action is running. */
  busyLabel?: string;
  /** Link to the parent page, including its text. */
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
              // No higher than the title, which so stands at the same height on a page without an action.
              <div className="flex min-w-0 *:grow sm:-my-0.5 sm:ms-auto sm:*:grow-0">{action}</div>
            )}
          </div>
          <HeadNotice notice={notice} />
        </>
      )}
    </header>
  );
}
