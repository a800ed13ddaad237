// The coloured band with a punched lanyard slot at the top of a badge, used by Card and the product's page head.
import { cva } from "class-variance-authority";
import type { Hue } from "../tone.ts";

type BadgeBandSize = "md" | "lg";

const band = cva(
  "flex items-center justify-center overflow-hidden rounded-t-lg transition-colors duration-base forced-colors:border forced-colors:border-b-0",
  {
    variants: {
      hue: {
        blue: "text-hue-blue",
        red: "text-hue-red",
        green: "text-hue-green",
        grey: "text-hue-grey",
        amber: "text-hue-amber",
      } satisfies Record<Hue, string>,
      size: { md: "h-10", lg: "h-12" } satisfies Record<BadgeBandSize, string>,
    },
  },
);
const slot = cva("relative rounded-full shadow-[0_0_0_120rem_currentColor]", {
  variants: {
    size: { md: "h-2.5 w-14", lg: "h-3 w-20" } satisfies Record<BadgeBandSize, string>,
  },
});

export interface BadgeBandProps {
  /** Colour of the band. */
  hue: Hue;
  /** Height of the band: 40 px (`md`, on a card) or 48 px (`lg`, on a page head). */
  size?: BadgeBandSize;
}

/** Decorative. The slot is a real hole: the slot's box shadow paints the band around it, so the page shows through. */
export function BadgeBand({ hue, size = "md" }: BadgeBandProps) {
  return (
    <div aria-hidden="true" data-slot="badge-band" data-hue={hue} className={band({ hue, size })}>
      <span className={slot({ size })}>
        <span className="absolute inset-0 rounded-full border border-ink/20" />
      </span>
    </div>
  );
}
