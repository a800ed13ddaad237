// The banner of a card: the app's own, or a default drawing in the app's hue when it is missing or broken.
import { useState } from "react";
import { cva } from "class-variance-authority";
import { BadgePicture } from "../logo/BadgePicture.tsx";
import { pictureSizes } from "../picture-sizes.ts";
import type { Hue } from "../tone.ts";

const banner = cva("flex aspect-16/7 shrink-0 items-start justify-center overflow-hidden", {
  variants: {
    hue: {
      blue: "bg-hue-blue-soft",
      red: "bg-hue-red-soft",
      green: "bg-hue-green-soft",
      grey: "bg-hue-grey-soft",
      amber: "bg-hue-amber-soft",
    } satisfies Record<Hue, string>,
  },
});

/**
 * When the banner loads: near the viewport (lazy), with the page (eager), or with the page and high priority (first).
 */
export type BannerLoading = "lazy" | "eager" | "first";

export interface CardBannerProps {
  /** Hue of the default banner. */
  hue: Hue;
  /** URL of the app's banner. */
  src?: string | undefined;
  /** The banner in several widths, as an image's `srcset`. */
  srcSet?: string | undefined;
  loading?: BannerLoading;
}

/**
 * Decorative: the name beside the banner says everything. Pass `key={src}` so that a new URL resets the error state.
 */
export function CardBanner({ hue, src, srcSet, loading = "lazy" }: CardBannerProps) {
  const [broken, setBroken] = useState(false);
  const hasPicture = Boolean(src) && !broken;
  return (
    <div
      data-slot="card-banner"
      data-state={hasPicture ? "own" : "default"}
      className={banner({ hue })}
    >
      {hasPicture ? (
        <img
          // `loading` comes before `src`, because the browser may start the request as soon as `src` is set.
          loading={loading === "lazy" ? "lazy" : "eager"}
          fetchPriority={loading === "first" ? "high" : "auto"}
          sizes={loading === "lazy" ? `auto, ${pictureSizes.banner}` : pictureSizes.banner}
          srcSet={srcSet}
          src={src}
          alt=""
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <BadgePicture hue={hue} className="h-9/8 w-auto" />
      )}
    </div>
  );
}
