// The head of one product: a badge opened wide with its screenshots, or the same identity in a row above a form.
import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { BadgeBand } from "../card/BadgeBand.tsx";
import { Carousel } from "../carousel/Carousel.tsx";
import type { CarouselLabels, CarouselPicture } from "../carousel/picture.ts";
import { MoreMenu, type MoreActions } from "../toolbar/MoreMenu.tsx";
import type { Hue } from "../tone.ts";
import { BannerBadge } from "./BannerBadge.tsx";
import { HeadNotice, type PageNotice } from "./HeadNotice.tsx";
import { ProductLogo } from "./ProductLogo.tsx";

export interface ProductHeadProps {
  /** Name of the product. */
  title: string;
  /** A line under the name. */
  subtitle?: ReactNode;
  /** Address of the icon. */
  logo?: string | undefined;
  /** Colour of the band and of the default icon. */
  hue: Hue;
  /** State labels. */
  badges?: ReactNode;
  /** Address of the banner (`full` only). */
  banner?: string | undefined;
  /** The banner in several widths. */
  bannerSrcSet?: string | undefined;
  /** What it costs (`full` only). */
  price?: ReactNode;
  /** Screenshots (`full` only). */
  pictures?: readonly CarouselPicture[] | undefined;
  /** Texts of the carousel. */
  carouselLabels?: CarouselLabels | undefined;
  /** Text or facts under the labels (`full` only). */
  details?: ReactNode;
  /** What the owner should know. */
  notice?: PageNotice | undefined;
  /** Buttons. */
  actions?: ReactNode;
  /** What is done seldom (`full` only). */
  more?: MoreActions | undefined;
  /** `full` is the badge, `compact` one row without it. */
  size: "full" | "compact";
}

type IdentityProps = Pick<
  ProductHeadProps,
  "title" | "subtitle" | "logo" | "hue" | "badges" | "size"
>;

function Identity({ title, subtitle, logo, hue, badges, size }: IdentityProps) {
  const full = size === "full";
  return (
    <div className={cx("flex min-w-0 items-center", full ? "gap-5" : "gap-4 md:grow md:basis-80")}>
      <ProductLogo key={logo} hue={hue} src={logo} size={full ? "lg" : "md"} />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1
            // Where the head sticks, a long name takes two lines; a tap or a click on it shows the rest.
            {...(!full && { tabIndex: -1, title })}
            className={cx(
              "font-semibold tracking-tight wrap-anywhere text-ink",
              full ? "text-xl" : "text-lg focus:outline-hidden md:not-focus:line-clamp-2",
            )}
          >
            {title}
          </h1>
          {!full && badges}
        </div>
        {subtitle && (
          <p className={cx("text-ink-muted", full ? "text-base" : "text-sm")}>{subtitle}</p>
        )}
      </div>
    </div>
  );
}

export function ProductHead({
  title,
  subtitle,
  logo,
  hue,
  badges,
  banner,
  bannerSrcSet,
  price,
  pictures,
  carouselLabels,
  details,
  notice,
  actions,
  more,
  size,
}: ProductHeadProps) {
  const identity = <Identity {...{ title, subtitle, logo, hue, badges, size }} />;
  if (size === "compact") {
    return (
      <>
        {/* Actions that leave no room for the name stand below it. */}
        <div className="flex flex-col gap-4 md:flex-row md:flex-wrap md:items-start md:gap-x-8">
          {identity}
          {actions && <div className="min-w-0 md:ms-auto">{actions}</div>}
        </div>
        <HeadNotice notice={notice} />
      </>
    );
  }
  const buttons = (actions || more) && (
    <>
      {actions}
      {more && <MoreMenu {...more} />}
    </>
  );
  if (banner !== undefined)
    return (
      <BannerBadge
        {...{ title, subtitle, logo, hue, badges, banner, bannerSrcSet, price, details, notice }}
        buttons={buttons}
      />
    );
  const showsPictures = pictures && carouselLabels;
  return (
    <div data-slot="product-badge">
      <BadgeBand hue={hue} size="lg" />
      <div
        className={cx(
          "grid items-start gap-6 rounded-b-lg border border-t-0 border-line bg-surface-raised p-5 sm:p-8",
          showsPictures && "nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] nav:gap-10",
        )}
      >
        <div className="flex min-w-0 flex-col gap-6">
          {identity}
          {badges && <div className="flex flex-wrap gap-2">{badges}</div>}
          <HeadNotice notice={notice} />
          {details && <div className="text-base wrap-anywhere text-ink">{details}</div>}
          {buttons && <div className="flex flex-wrap gap-2 empty:hidden">{buttons}</div>}
        </div>
        {showsPictures && <Carousel pictures={pictures} {...carouselLabels} />}
      </div>
    </div>
  );
}
