// The hue band with its punched lanyard slot: what makes a rectangle a badge. Used by the card and the product's page head.
import { cx } from "class-variance-authority";
import type { Hue } from "../tone.ts";

const inks: Record<Hue, string> = {
  blue: "text-hue-blue",
  red: "text-hue-red",
  green: "text-hue-green",
  grey: "text-hue-grey",
  amber: "text-hue-amber",
};

const sizes = {
  md: { band: "h-10", slot: "h-2.5 w-14" },
  lg: { band: "h-12", slot: "h-3 w-20" },
};

export interface BadgeBandProps {
  /** Colour of the band. */
  hue: Hue;
  /** `md` on a card (40 px high), `lg` on a page head (48 px high). */
  size?: keyof typeof sizes;
}

/** Decoration only. The slot is a real hole: the shadow around it paints the band, so the page shows through. */
export function BadgeBand({ hue, size = "md" }: BadgeBandProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="badge-band"
      data-hue={hue}
      className={cx(
        "flex items-center justify-center overflow-hidden rounded-t-lg forced-colors:border forced-colors:border-b-0",
        sizes[size].band,
        inks[hue],
      )}
    >
      <span
        className={cx("relative rounded-full shadow-[0_0_0_120rem_currentColor]", sizes[size].slot)}
      >
        <span className="absolute inset-0 rounded-full border border-ink/20" />
      </span>
    </div>
  );
}
