// The thumbnails under a carousel; each button shows its picture.
import { useState, type KeyboardEventHandler } from "react";
import { cx } from "class-variance-authority";
import { NoPictureGlyph } from "../icon/glyphs.ts";
import type { CarouselLabels, CarouselPicture } from "./picture.ts";

export interface ThumbnailsProps {
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** Index of the visible picture. */
  selected: number;
  /** Returns the accessible name of a picture's position. */
  slideLabel: CarouselLabels["slideLabel"];
  /** Handles the carousel's arrow keys. */
  onKeyDown: KeyboardEventHandler;
  /** Called with the index of the chosen picture. */
  onSelect: (index: number) => void;
}

function Thumbnail({ src, srcSet }: CarouselPicture) {
  const [broken, setBroken] = useState(false);
  if (broken) return <NoPictureGlyph className="m-auto size-4 text-ink-muted" />;
  return (
    <img
      fetchPriority="low"
      sizes="8rem"
      srcSet={srcSet}
      src={src}
      alt=""
      draggable={false}
      className="size-full object-cover"
      onError={() => setBroken(true)}
    />
  );
}

export function Thumbnails({
  pictures,
  selected,
  slideLabel,
  onKeyDown,
  onSelect,
}: ThumbnailsProps) {
  return (
    <div className="grid grid-cols-6 gap-2">
      {pictures.map((picture, index) => (
        <button
          key={`${index} ${picture.src}`}
          type="button"
          aria-label={slideLabel(index + 1, pictures.length)}
          aria-current={index === selected || undefined}
          className={cx(
            "flex h-6 min-w-0 overflow-hidden sm:aspect-video sm:h-auto rounded-sm border bg-surface-sunken transition-opacity duration-fast",
            index === selected
              ? "border-accent ring-1 ring-accent forced-colors:border-4 forced-colors:border-[Highlight]"
              : "border-line opacity-70 hover:opacity-100 focus-visible:opacity-100",
          )}
          onKeyDown={onKeyDown}
          onClick={() => onSelect(index)}
        >
          <Thumbnail {...picture} />
        </button>
      ))}
    </div>
  );
}
