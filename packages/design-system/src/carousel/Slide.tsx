// One picture of a carousel, or what stands there when it does not load.
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
          // Its own frame, whatever its shape: nothing is cut off, and nothing stands empty around it. No border, as a picture
          // on its way would be a dot in the middle that moves when its size is known.
          className="max-h-full max-w-full rounded-md bg-surface-sunken outline-1 -outline-offset-1 outline-line select-none"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
