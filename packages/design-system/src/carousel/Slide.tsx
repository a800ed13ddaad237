// One picture of a carousel, or what stands there when it does not load.
import { cx } from "class-variance-authority";
import { useState } from "react";
import { NoPictureGlyph } from "../icon/glyphs.tsx";
import { pictureSizes } from "../picture-sizes.ts";
import type { CarouselPicture } from "./picture.ts";

export interface SlideProps {
  /** What to show. */
  picture: CarouselPicture;
  /** Its place among the others. */
  label: string;
  /** What kind of thing it is. */
  roleLabel: string;
  /** Text in place of a picture that does not load. */
  brokenLabel: string;
  /** Out of sight, so hidden from screen readers too. */
  hidden: boolean;
}

/** Widths to one of height, between which a picture fills its frame and loses a strip at most; others show whole. */
const near = { from: 1.3, to: 2.4 };
const fillsFrame = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
  const ratio = naturalWidth / naturalHeight;
  return ratio >= near.from && ratio <= near.to;
};

export function Slide({ picture, label, roleLabel, brokenLabel, hidden }: SlideProps) {
  const [broken, setBroken] = useState(false);
  const [fills, setFills] = useState(true);
  return (
    <div
      role="group"
      aria-roledescription={roleLabel}
      aria-label={label}
      data-slot="carousel-slide"
      aria-hidden={hidden || undefined}
      data-state={broken ? "broken" : "shown"}
      className="min-w-0 flex-[0_0_100%]"
    >
      {broken ? (
        <div className="flex h-full flex-col items-center justify-center gap-2 p-6 text-center text-sm text-ink-muted">
          <NoPictureGlyph />
          {brokenLabel}
        </div>
      ) : (
        <img
          fetchPriority={hidden ? "low" : "high"}
          sizes={pictureSizes.slide}
          srcSet={picture.srcSet}
          src={picture.src}
          alt={picture.alt}
          draggable={false}
          className={cx(
            "size-full select-none",
            fills ? "object-cover object-top" : "object-contain",
          )}
          onLoad={({ currentTarget }) => setFills(fillsFrame(currentTarget))}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
