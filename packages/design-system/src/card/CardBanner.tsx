// The banner of a card: the app's own, or the badge drawing on the hue's soft ground when it is missing or broken.
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

/** When a banner is asked for: as it comes near the window, with the page, or ahead of the page's other pictures. */
export type BannerLoading = "lazy" | "eager" | "first";

export interface CardBannerProps {
  /** Hue of the default banner. */
  hue: Hue;
  /** Address of the app's banner. */
  src?: string | undefined;
  /** The banner in several widths, as an image's `srcset`. */
  srcSet?: string | undefined;
  loading?: BannerLoading;
}

/** Decorative: the name beside it says everything. Give it `key={src}`, so that a new address gets a new try. */
export function CardBanner({ hue, src, srcSet, loading = "lazy" }: CardBannerProps) {
  const [broken, setBroken] = useState(false);
  const own = Boolean(src) && !broken;
  return (
    <div data-slot="card-banner" data-state={own ? "own" : "default"} className={banner({ hue })}>
      {own ? (
        <img
          // Before the address, so that what is not needed is not asked for.
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
