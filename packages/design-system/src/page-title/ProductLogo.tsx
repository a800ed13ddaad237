// A product's icon; the badge drawing in its hue when there is none or it does not load.
import { useState } from "react";
import { cva } from "class-variance-authority";
import { BadgePicture } from "../logo/BadgePicture.tsx";
import type { Hue } from "../tone.ts";

export const productLogoSizes = ["sm", "lg"] as const;
export type ProductLogoSize = (typeof productLogoSizes)[number];

const look = cva(
  "flex shrink-0 items-start justify-center overflow-hidden border border-line bg-surface-sunken",
  {
    variants: {
      size: {
        sm: "size-10 rounded-[22%]",
        lg: "size-16 rounded-[22%] sm:size-20",
      } satisfies Record<ProductLogoSize, string>,
    },
  },
);

export interface ProductLogoProps {
  /** Hue of the default icon. */
  hue: Hue;
  /** Address of the icon. */
  src?: string | undefined;
  /** 40 px, or 64 to 80 px. */
  size?: ProductLogoSize;
}

/** Decorative: the product's name stands beside it. Give it `key={src}`, so that a new address gets a new try. */
export function ProductLogo({ hue, src, size = "lg" }: ProductLogoProps) {
  const [broken, setBroken] = useState(false);
  const own = Boolean(src) && !broken;
  return (
    <span data-slot="product-logo" data-state={own ? "own" : "default"} className={look({ size })}>
      {own ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(true)} />
      ) : (
        <BadgePicture hue={hue} className="h-9/10 w-auto" />
      )}
    </span>
  );
}
