// Pictures one at a time: by swipe, by the buttons, by the arrow keys, or straight from the strip of small ones below.
import { useState, type ComponentProps, type KeyboardEvent } from "react";
import { cx } from "class-variance-authority";
import { IconButton } from "../button/IconButton.tsx";
import { BeforeGlyph, NextGlyph } from "../icon/glyphs.tsx";
import { useInBrowser } from "../provider/useInBrowser.ts";
import type { CarouselLabels, CarouselPicture } from "./picture.ts";
import { Slide } from "./Slide.tsx";
import { Thumbnails } from "./Thumbnails.tsx";
import { inlineSign, useSwipe } from "./useSwipe.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface CarouselProps extends CarouselLabels, Omit<ComponentProps<"section">, "children"> {
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** Index of the picture in sight; without it the carousel keeps its own. */
  selected?: number;
  /** Index of the picture that is in sight at first, when it keeps its own. */
  defaultSelected?: number;
  /** Called with the index of the picture to show. */
  onSelectedChange?: (index: number) => void;
}

// At an end the button is invisible but stays: a disabled one would lose the focus, and the arrow keys would stop working.
const side =
  "absolute top-1/2 z-10 flex -translate-y-1/2 transition-opacity duration-fast data-[state=end]:pointer-events-none data-[state=end]:opacity-0 data-[state=end]:focus-within:opacity-100";

export function Carousel({
  pictures,
  label,
  previousLabel,
  nextLabel,
  slideLabel,
  roleLabel,
  slideRoleLabel,
  brokenLabel,
  emptyText,
  selected: shown,
  defaultSelected = 0,
  onSelectedChange,
  className,
  ...rest
}: CarouselProps) {
  const [chosen, setChosen] = useOwnState(shown, defaultSelected, onSelectedChange);
  const inBrowser = useInBrowser();
  const total = pictures.length;
  const last = Math.max(0, total - 1);
  const selected = Math.min(Math.max(chosen, 0), last);
  const [news, setNews] = useState("");
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), last);
    setChosen(next);
    setNews([slideLabel(next + 1, total), pictures[next]?.alt].filter(Boolean).join(": "));
  };
  const { shift, onPointerDown } = useSwipe((step) => show(selected + step), {
    backward: selected > 0,
    forward: selected < last,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target =
      { Home: 0, End: last }[event.key] ??
      (arrow && selected + arrow * inlineSign(event.currentTarget));
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  if (total === 0 && !emptyText) return null;
  return (
    <section
      aria-roledescription={roleLabel}
      aria-label={label}
      {...rest}
      data-slot="carousel"
      data-selected={selected}
      className={cx("flex min-w-0 flex-col gap-3", className)}
    >
      <div className="relative">
        <div
          data-slot="carousel-viewport"
          onPointerDown={total > 1 ? onPointerDown : undefined}
          className="aspect-video overflow-hidden rounded-md border border-line bg-surface-sunken"
        >
          {total === 0 && (
            <p className="flex h-full items-center justify-center p-6 text-center text-sm text-ink-muted">
              {emptyText}
            </p>
          )}
          <div
            data-slot="carousel-track"
            style={
              inBrowser
                ? {
                    transform: `translate3d(calc(var(--ly-page) * ${selected} + ${shift ?? 0}px), 0, 0)`,
                    ...(shift !== undefined && { transition: "none" }),
                  }
                : undefined
            }
            className="flex h-full touch-pan-y touch-pinch-zoom transition-transform duration-base select-none [--ly-page:-100%] rtl:[--ly-page:100%]"
          >
            {pictures.map((picture, index) => (
              <Slide
                key={`${index} ${picture.src}`}
                picture={picture}
                label={slideLabel(index + 1, total)}
                roleLabel={slideRoleLabel}
                brokenLabel={brokenLabel}
                hidden={index !== selected}
              />
            ))}
          </div>
        </div>
        {total > 1 && (
          <>
            <span data-state={selected === 0 ? "end" : undefined} className={cx(side, "start-3")}>
              <IconButton
                intent="secondary"
                label={previousLabel}
                icon={<BeforeGlyph className="rtl:-scale-x-100" />}
                aria-disabled={selected === 0 || undefined}
                onKeyDown={onKeyDown}
                onClick={() => show(selected - 1)}
              />
            </span>
            <span
              data-state={selected === total - 1 ? "end" : undefined}
              className={cx(side, "end-3")}
            >
              <IconButton
                intent="secondary"
                label={nextLabel}
                icon={<NextGlyph className="rtl:-scale-x-100" />}
                aria-disabled={selected === total - 1 || undefined}
                onKeyDown={onKeyDown}
                onClick={() => show(selected + 1)}
              />
            </span>
          </>
        )}
      </div>
      {/* After a change only: who comes to the carousel reads the picture itself. */}
      <output className="sr-only">{news}</output>
      {total > 1 && (
        <Thumbnails
          pictures={pictures}
          selected={selected}
          slideLabel={slideLabel}
          onKeyDown={onKeyDown}
          onSelect={show}
        />
      )}
    </section>
  );
}
