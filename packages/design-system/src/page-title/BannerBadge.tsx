// A product's badge with its banner; the layout adapts to a narrow column or a wide page.
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { BadgeBand } from "../card/BadgeBand.tsx";
import { CardBanner } from "../card/CardBanner.tsx";
import { HeadNotice, type PageNotice } from "./HeadNotice.tsx";
import type { Hue } from "../tone.ts";
import { ProductLogo } from "./ProductLogo.tsx";

/** Titles longer than this use a smaller font, because they would fill the badge. */
const longTitle = 50;

export interface BannerBadgeProps {
  title: string;
  headingLevel: 1 | 2;
  subtitle: ReactNode;
  logo: string | undefined;
  hue: Hue;
  badges: ReactNode;
  /** URL of the banner; an empty or broken one shows the default banner. */
  banner: string;
  bannerSrcSet: string | undefined;
  price: ReactNode;
  details: ReactNode;
  notice: PageNotice | undefined;
  buttons: ReactNode;
}

export function BannerBadge({
  title,
  headingLevel,
  subtitle,
  logo,
  hue,
  badges,
  banner,
  bannerSrcSet,
  price,
  details,
  notice,
  buttons,
}: BannerBadgeProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-slot="product-badge" className="@container">
      <BadgeBand hue={hue} size="lg" />
      {/* In a wide layout the banner is beside the content; in a narrow one it is above, with the icon over its
          edge. It covers the border, so that it is as wide as the band. */}
      <div
        className={cx(
          "rounded-b-lg border border-t-0 border-line bg-surface-raised",
          "@xl:grid @xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
          "@max-xl:[&>[data-slot=card-banner]]:-mx-px",
          "@xl:[&>[data-slot=card-banner]]:-ms-px @xl:[&>[data-slot=card-banner]]:-mb-px @xl:[&>[data-slot=card-banner]]:rounded-es-lg",
          "forced-colors:[&>[data-slot=card-banner]]:m-0!",
          // The picture keeps its proportions; below it is the colour of the default banner.
          "@xl:[&>[data-slot=card-banner]]:aspect-auto @xl:[&>[data-slot=card-banner]>img]:object-contain @xl:[&>[data-slot=card-banner]>img]:object-top",
        )}
      >
        <CardBanner key={banner} hue={hue} src={banner} srcSet={bannerSrcSet} loading="first" />
        <div className="flex min-w-0 flex-col gap-5 p-5 @xl:p-6">
          <div className="flex flex-col gap-3">
            <div className="flex flex-col gap-3 @xl:flex-row @xl:items-center @xl:gap-4">
              <div className="-mt-13 @xl:mt-0">
                <ProductLogo key={logo} hue={hue} src={logo} />
              </div>
              <div className="flex min-w-0 flex-col gap-1">
                {subtitle && <p className="text-sm text-ink-muted">{subtitle}</p>}
                <Heading
                  className={cx(
                    "font-semibold tracking-tight wrap-anywhere text-ink",
                    title.length > longTitle ? "text-lg" : "text-xl",
                  )}
                >
                  {title}
                </Heading>
              </div>
            </div>
            {badges && <div className="flex flex-wrap gap-2">{badges}</div>}
          </div>
          {price && (
            <p className="text-lg font-semibold wrap-anywhere text-ink">
              <bdi>{price}</bdi>
            </p>
          )}
          <HeadNotice notice={notice} />
          {details && <div className="text-base wrap-anywhere text-ink">{details}</div>}
          {buttons && (
            <div className="flex flex-wrap gap-2 empty:hidden [&>[data-slot=button],&>[data-slot=link-button]]:grow">
              {buttons}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
