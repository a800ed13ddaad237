// An app as a badge: band, banner, labels, name and price. The whole card is one link.
import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import type { Hue } from "../tone.ts";
import { BadgeBand } from "./BadgeBand.tsx";
import { CardBanner, type BannerLoading } from "./CardBanner.tsx";
import { CardLabels, type CardLabel } from "./CardLabels.tsx";
import { Strap } from "./Strap.tsx";

export interface CardProps extends Omit<ComponentProps<"article">, "children"> {
  /** Colour of the band and of the default banner. */
  hue: Hue;
  /** Name of the app and text of the link; cut off after two lines. */
  name: string;
  /** State labels, in reading order; an empty list reserves the line. */
  labels?: readonly CardLabel[];
  /** The formatted price, or the word for "free". */
  price: string;
  /** Short facts after the price, such as a version or a date. */
  facts?: readonly string[];
  /** Name of the app's menu entry; an empty string reserves the line. */
  menuEntry?: string;
  /** A sentence about the app, cut off after two lines; the space of two lines is reserved even for shorter texts. */
  description?: string;
  /** URL of the banner; a default banner shows when it is missing or broken. */
  banner?: string;
  /** The banner in several widths, as an image's `srcset`, from which the browser picks one for the card's width. */
  bannerSrcSet?: string;
  /**
   * When the banner loads: `lazy` near the viewport, `eager` with the page for cards visible at first on a wide screen,
   * `first` with high priority for the card that every screen shows.
   */
  bannerLoading?: BannerLoading;
  /** Link to the app without text: `<a href="…" />` or a router's link. */
  link: ReactElement;
  /** Heading level of the name. */
  headingLevel?: 2 | 3;
}

const linkClass =
  "outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent";

export function Card({
  hue,
  name,
  labels,
  price,
  facts = [],
  menuEntry,
  description,
  banner,
  bannerSrcSet,
  bannerLoading = "lazy",
  link,
  headingLevel = 2,
  className,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      data-slot="card"
      data-hue={hue}
      className={cx("group relative isolate flex h-full flex-col", className)}
    >
      {/* The strap reaches to the lower edge of the band's slot and shows through it. */}
      <Strap className="h-10.25" />
      {/* Only this inner element moves on hover; the card keeps its place, so the pointer stays over it. */}
      <div className="relative flex grow flex-col rounded-lg transition-[translate,box-shadow] duration-fast forced-colors:[&>[data-slot=card-banner]]:border-x group-hover:shadow-raised motion-safe:group-hover:translate-y-0.5">
        <BadgeBand hue={hue} />
        <CardBanner
          key={banner}
          hue={hue}
          src={banner}
          srcSet={bannerSrcSet}
          loading={bannerLoading}
        />
        <div className="flex grow flex-col rounded-b-lg border border-t-0 border-line bg-surface-raised px-5 pt-4 pb-3 transition-colors duration-fast group-hover:border-line-strong">
          {labels !== undefined && <CardLabels labels={labels} />}
          <Heading
            className={cx(
              "line-clamp-2 text-lg font-semibold tracking-tight wrap-anywhere text-ink",
              labels !== undefined && "mt-2",
            )}
          >
            <Slot className={linkClass}>{cloneElement(link, {}, <bdi>{name}</bdi>)}</Slot>
          </Heading>
          {menuEntry !== undefined && (
            <p className="mt-0.5 min-h-4 truncate text-xs text-ink-muted">
              <bdi>{menuEntry}</bdi>
            </p>
          )}
          {description !== undefined && (
            <p className="mt-2 line-clamp-2 min-h-10 text-sm wrap-anywhere text-ink-muted">
              <bdi>{description}</bdi>
            </p>
          )}
          <div className="mt-auto pt-4">
            <div
              data-slot="card-foot"
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3"
            >
              <p className="text-base font-semibold tabular-nums text-ink">
                <bdi>{price}</bdi>
              </p>
              <p className="flex flex-wrap gap-x-3 text-xs tabular-nums text-ink-muted">
                {facts.map((fact) => (
                  <bdi key={fact} className="wrap-anywhere">
                    {fact}
                  </bdi>
                ))}
              </p>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
