// The bar of an item being edited: back link, icon, name, state and actions.
import { cva, cx } from "class-variance-authority";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { BackGlyph } from "../icon/glyphs.ts";
import { MoreMenu, type MoreActions } from "../toolbar/MoreMenu.tsx";
import type { Hue } from "../tone.ts";
import { ProductLogo } from "./ProductLogo.tsx";

export interface WorkBarProps {
  title: string;
  subtitle: ReactNode;
  logo: string | undefined;
  hue: Hue;
  badges: ReactNode;
  back: ReactElement | undefined;
  /** Whether the changes are saved. */
  state: ReactNode;
  actions: ReactNode;
  /** Menu of rarely used actions. */
  more: MoreActions | undefined;
  /** Whether the actions stay visible: in the bar, or at the bottom of a window too narrow for that. */
  sticks: boolean;
}

const does = cva("flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2", {
  variants: {
    sticks: {
      true: "max-lg:order-last max-lg:basis-full max-lg:not-short:fixed max-lg:not-short:inset-x-0 max-lg:not-short:bottom-0 max-lg:not-short:border-t max-lg:not-short:border-line max-lg:not-short:bg-surface-page max-lg:not-short:px-4 max-lg:not-short:pt-3 max-lg:not-short:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:not-short:sm:px-6 lg:flex-none lg:flex-nowrap lg:justify-end",
      false: "max-md:order-last max-md:basis-full md:ms-auto md:justify-end",
    },
  },
});

export function WorkBar({
  title,
  subtitle,
  logo,
  hue,
  badges,
  back,
  state,
  actions,
  more,
  sticks,
}: WorkBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 sm:gap-4 lg:flex-nowrap">
      {back && <WayBack link={back as ReactElement<LinkProps>} />}
      <ProductLogo key={logo} hue={hue} src={logo} size="sm" />
      <div className="min-w-0 flex-1 lg:min-w-32">
        <div className="flex items-center gap-x-3 gap-y-1 *:shrink-0 max-sm:flex-wrap">
          <h1
            // A long name is cut off after one line, on a phone after two; focusing it by a tap or click shows the
            // rest.
            tabIndex={-1}
            title={title}
            className="min-w-0 shrink! text-lg font-semibold tracking-tight wrap-anywhere text-ink not-focus:line-clamp-1 focus:outline-hidden max-sm:not-focus:line-clamp-2"
          >
            {title}
          </h1>
          {badges}
        </div>
        {subtitle && <p className="text-sm text-ink-muted">{subtitle}</p>}
      </div>
      {(state || actions) && (
        <div data-slot="work-actions" className={does({ sticks })}>
          {state && (
            <div className="min-w-0 text-sm text-ink-muted empty:hidden max-sm:basis-full sm:flex-1 sm:text-end lg:max-w-80">
              {state}
            </div>
          )}
          <div
            className={cx(
              "flex flex-wrap gap-2 empty:hidden lg:flex-nowrap",
              sticks && "max-sm:w-full max-sm:*:flex-auto max-lg:ms-auto",
            )}
          >
            {actions}
          </div>
        </div>
      )}
      {more && <MoreMenu {...more} />}
    </div>
  );
}

interface LinkProps {
  className?: string;
  children?: ReactNode;
}

/** On a phone, only the arrow of the back link is visible. */
function WayBack({ link }: { link: ReactElement<LinkProps> }) {
  const { className, children } = link.props;
  return cloneElement(
    link,
    {
      className: cx(
        "inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-sm text-sm font-medium text-ink-muted hover:text-ink max-sm:min-w-8",
        className,
      ),
    },
    <>
      <BackGlyph className="size-4 shrink-0 rtl:-scale-x-100" />
      <span className="max-sm:sr-only">{children}</span>
    </>,
  );
}
