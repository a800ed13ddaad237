// One picture of a carousel, or a text when it does not load.
import { useState } from "react";
import { NoPictureGlyph } from "../icon/glyphs.ts";
import { pictureSizes } from "../picture-sizes.ts";
import type { CarouselPicture } from "./picture.ts";

export interface SlideProps {
  /** The picture to show. */
  picture: CarouselPicture;
  /** Accessible name: the picture's position, e.g. "Screenshot 2 of 6". */
  label: string;
  /** Role description for screen readers, e.g. "slide". */
  roleLabel: string;
  /** Text in place of a picture that fails to load. */
  brokenLabel: string;
  /** Whether the slide is out of view, and so hidden from screen readers. */
  hidden: boolean;
}

export function Slide({ picture, label, roleLabel, brokenLabel, hidden }: SlideProps) {
  const [broken, setBroken] = useState(false);
  return (
    <div
      role="group"
      aria-roledescription={roleLabel}
      aria-label={label}
      data-slot="carousel-slide"
      aria-hidden={hidden || undefined}
      data-state={broken ? "broken" : "shown"}
      className="flex min-w-0 flex-[0_0_100%] items-center justify-center"
    >
      {broken ? (
        <div className="flex size-full flex-col items-center justify-center gap-2 rounded-md border border-line bg-surface-sunken p-6 text-center text-sm text-ink-muted">
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
          // The image is only as large as its picture, so nothing is cropped and no empty frame shows. No border,
          // because while the image loads it would be a dot in the middle that moves once the size is known.
          className="max-h-full max-w-full rounded-md bg-surface-sunken outline-1 -outline-offset-1 outline-line select-none"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
