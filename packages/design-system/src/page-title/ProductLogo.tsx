// A product's icon, or a badge drawing in the product's hue when it is missing or broken.
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
  /** URL of the icon. */
  src?: string | undefined;
  /** Side length: 40 px (`sm`), or 64 px on a phone and 80 px on wider screens (`lg`). */
  size?: ProductLogoSize;
}

/** Decorative: the product's name is beside it. Pass `key={src}` so that a new URL resets the error state. */
export function ProductLogo({ hue, src, size = "lg" }: ProductLogoProps) {
  const [broken, setBroken] = useState(false);
  const hasPicture = Boolean(src) && !broken;
  return (
    <span
      data-slot="product-logo"
      data-state={hasPicture ? "own" : "default"}
      className={look({ size })}
    >
      {hasPicture ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(true)} />
      ) : (
        <BadgePicture hue={hue} className="h-9/10 w-auto" />
      )}
    </span>
  );
}
