// An app as a badge: hue band with the lanyard slot, banner, then name, labels and price. The whole card is one link.
import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { Badge } from "../badge/Badge.tsx";
import type { Hue, Tone } from "../tone.ts";
import { BadgeBand } from "./BadgeBand.tsx";
import { CardBanner } from "./CardBanner.tsx";

export interface CardLabel {
  /** Tone of the label. */
  tone: Tone;
  /** Its text; also its key, so no two labels of a card read the same. */
  text: string;
}

export interface CardProps extends Omit<ComponentProps<"article">, "children"> {
  /** Colour of the band and of the default banner. */
  hue: Hue;
  /** Name of the app; the text of the link. Two lines at most, then an ellipsis. */
  name: string;
  /** State labels, in reading order. */
  labels: CardLabel[];
  /** The formatted price, or the word for "free". */
  price: string;
  /** Name of the menu entry the app appears under. */
  menuEntry?: string;
  /** A sentence about the app; two lines at most. */
  description?: string;
  /** Address of the banner; missing or broken shows the default one. */
  banner?: string;
  /** The banner in several widths, as an image's `srcset`: the browser takes what the card's width needs. */
  bannerSrcSet?: string;
  /** `eager` for the cards that are in sight when a page opens: their banners are asked for before those of others. */
  bannerLoading?: "lazy" | "eager";
  /** The link to the app, without text: `<a href="…" />` or a router's link. */
  link: ReactElement;
  /** Level of the name in the page's outline. */
  headingLevel?: 2 | 3;
}

const linkClass =
  "outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent";

export function Card({
  hue,
  name,
  labels,
  price,
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
      className={cx(
        "group relative flex h-full flex-col rounded-lg transition-shadow duration-fast hover:shadow-raised",
        className,
      )}
    >
      <BadgeBand hue={hue} />
      <div className="flex grow flex-col rounded-b-lg border border-t-0 border-line bg-surface-raised transition-colors duration-fast group-hover:border-line-strong">
        <CardBanner
          key={banner}
          hue={hue}
          src={banner}
          srcSet={bannerSrcSet}
          loading={bannerLoading}
        />
        <div className="flex grow flex-col gap-4 p-5 pt-4">
          <div className="flex flex-col gap-1">
            {menuEntry && (
              <p className="truncate text-xs font-medium text-ink-muted">
                <bdi>{menuEntry}</bdi>
              </p>
            )}
            <Heading className="line-clamp-2 text-lg font-semibold tracking-tight wrap-anywhere text-ink">
              <Slot className={linkClass}>{cloneElement(link, {}, <bdi>{name}</bdi>)}</Slot>
            </Heading>
            {description && (
              <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
                <bdi>{description}</bdi>
              </p>
            )}
          </div>
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <ul className="flex flex-1 basis-36 flex-wrap gap-1.5">
              {labels.map((label) => (
                <li key={label.text} className="flex">
                  <Badge tone={label.tone}>{label.text}</Badge>
                </li>
              ))}
            </ul>
            <p className="shrink-0 text-base font-semibold tabular-nums text-ink">
              <bdi>{price}</bdi>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
