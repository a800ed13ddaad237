// The head of a product's page: a wide badge with its screenshots or its banner.
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
  /** Heading level of the name. */
  headingLevel: 1 | 2;
  /** A line below the name. */
  subtitle?: ReactNode;
  /** URL of the icon. */
  logo?: string | undefined;
  /** Colour of the band and of the default icon. */
  hue: Hue;
  /** State labels. */
  badges?: ReactNode;
  /** URL of the banner. */
  banner?: string | undefined;
  /** The banner in several widths, as an image's `srcset`. */
  bannerSrcSet?: string | undefined;
  /** The formatted price. */
  price?: ReactNode;
  /** The screenshots. */
  pictures?: readonly CarouselPicture[] | undefined;
  /** Texts of the carousel. */
  carouselLabels?: CarouselLabels | undefined;
  /** Text or facts below the labels. */
  details?: ReactNode;
  /** What the owner should know. */
  notice?: PageNotice | undefined;
  /** The action buttons. */
  actions?: ReactNode;
  /** Menu of rarely used actions. */
  more?: MoreActions | undefined;
}

export function ProductHead({
  title,
  headingLevel,
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
}: ProductHeadProps) {
  const buttons = (actions || more) && (
    <>
      {actions}
      {more && <MoreMenu {...more} />}
    </>
  );
  if (banner !== undefined)
    return (
      <BannerBadge
        {...{ title, headingLevel, subtitle, logo, hue, badges, banner, bannerSrcSet, price }}
        {...{ details, notice }}
        buttons={buttons}
      />
    );
  const Heading = `h${headingLevel}` as const;
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
          <div className="flex min-w-0 items-center gap-5">
            <ProductLogo key={logo} hue={hue} src={logo} />
            <div className="flex min-w-0 flex-col gap-1">
              <Heading className="text-xl font-semibold tracking-tight wrap-anywhere text-ink">
                {title}
              </Heading>
              {subtitle && <p className="text-base text-ink-muted">{subtitle}</p>}
            </div>
          </div>
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
