// A large drawing of a badge, for the landing page, default icons and banners, and empty states.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { hueFills } from "../hue-fills.ts";
import type { Hue } from "../tone.ts";

const tintLook = cva("", {
  variants: {
    hue: {
      blue: "fill-hue-blue-soft",
      red: "fill-hue-red-soft",
      green: "fill-hue-green-soft",
      grey: "fill-hue-grey-soft",
      amber: "fill-hue-amber-soft",
    } satisfies Record<Hue, string>,
  },
});

export interface BadgePictureProps extends ComponentProps<"svg"> {
  /** Colour of the band. */
  hue?: Hue;
  /** Draws an empty badge, with outlines in place of picture and name. */
  empty?: boolean;
}

// The upper part of a rounded rectangle without the slot; the even-odd fill rule makes the slot a real hole.
const band =
  "M12 60V46a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v14zM48 43a4 4 0 0 0 0 8h24a4 4 0 0 0 0-8z";

/** Decorative, so hidden from screen readers. Intrinsic size: 120 by 160 px. */
export function BadgePicture({
  hue = "blue",
  empty = false,
  className,
  ...rest
}: BadgePictureProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      viewBox="0 0 120 160"
      width="120"
      height="160"
      fill="none"
      className={className}
      data-slot="badge-picture"
      data-hue={hue}
      data-state={empty ? "empty" : "written"}
    >
      <path
        d="M12 58v86a12 12 0 0 0 12 12h72a12 12 0 0 0 12-12V58z"
        className="fill-surface-raised forced-colors:fill-[Canvas]"
      />
      <path d={band} fillRule="evenodd" className={hueFills[hue]} />
      <path
        d="M24 34h72a12 12 0 0 1 12 12v98a12 12 0 0 1-12 12H24a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12z"
        className="stroke-ink forced-colors:stroke-[CanvasText]"
        strokeWidth="2"
      />
      <path
        d="M48 43h24a4 4 0 0 1 0 8H48a4 4 0 0 1 0-8z"
        className="stroke-ink forced-colors:stroke-[CanvasText]"
        strokeWidth="2"
      />
      <path
        d="M32-8 57 29M88-8 63 29"
        className="stroke-ink forced-colors:stroke-[CanvasText]"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d="M56 26h8v18a4 4 0 0 1-8 0z"
        className="fill-surface-page stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g
        className={cx(
          empty ? "stroke-line-strong" : tintLook({ hue }),
          empty ? "forced-colors:stroke-[CanvasText]" : "forced-colors:fill-[GrayText]",
        )}
        strokeWidth={empty ? 2 : 0}
        strokeDasharray={empty ? "4 4" : undefined}
      >
        <rect x="26" y="74" width="68" height="44" rx="6" />
      </g>
      <g className={cx(empty ? "fill-line" : "fill-ink", "forced-colors:fill-[CanvasText]")}>
        <rect x="26" y="126" width={empty ? 44 : 52} height="6" rx="3" />
      </g>
      <rect
        x="26"
        y="138"
        width={empty ? 28 : 32}
        height="6"
        rx="3"
        className={cx(empty ? "fill-line" : "fill-line-strong", "forced-colors:fill-[CanvasText]")}
      />
    </svg>
  );
}
