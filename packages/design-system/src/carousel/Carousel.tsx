// Shows one picture at a time; people change it by swiping, with buttons, arrow keys or the thumbnails below.
import { useState, type ComponentProps, type KeyboardEvent } from "react";
import { cx } from "class-variance-authority";
import { BeforeGlyph, NextGlyph } from "../icon/glyphs.ts";
import { useInBrowser } from "../provider/useInBrowser.ts";
import type { CarouselLabels, CarouselPicture } from "./picture.ts";
import { Slide } from "./Slide.tsx";
import { Thumbnails } from "./Thumbnails.tsx";
import { TurnButton } from "./TurnButton.tsx";
import { inlineSign, useSwipe } from "./useSwipe.ts";
import { useControllableState } from "../state/useControllableState.ts";

export interface CarouselProps extends CarouselLabels, Omit<ComponentProps<"section">, "children"> {
  /** The pictures, in order. */
  pictures: readonly CarouselPicture[];
  /** Index of the visible picture when the page controls it; without it the carousel keeps its own state. */
  selected?: number;
  /** Index of the initially visible picture, when the carousel keeps its own state. */
  defaultSelected?: number;
  /** Called with the index of the picture to show. */
  onSelectedChange?: (index: number) => void;
}

// The previous and next buttons share a row with the thumbnails, so the picture gets the full width.
const frame =
  "grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-3 [grid-template-areas:'shown_shown_shown'_'before_strip_next']";

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
  selected: controlled,
  defaultSelected = 0,
  onSelectedChange,
  className,
  ...rest
}: CarouselProps) {
  const [current, setCurrent] = useControllableState(controlled, defaultSelected, onSelectedChange);
  const inBrowser = useInBrowser();
  const total = pictures.length;
  const last = Math.max(0, total - 1);
  const selected = Math.min(Math.max(current, 0), last);
  const [news, setNews] = useState("");
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), last);
    setCurrent(next);
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
      className={cx(total > 1 ? frame : "grid min-w-0", className)}
    >
      <div
        data-slot="carousel-viewport"
        onPointerDown={total > 1 ? onPointerDown : undefined}
        className={cx(
          "aspect-16/10 overflow-hidden",
          total === 0 && "rounded-md border border-line bg-surface-sunken",
          total > 1 && "[grid-area:shown]",
        )}
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
          <TurnButton
            direction="before"
            label={previousLabel}
            icon={<BeforeGlyph className="rtl:-scale-x-100" />}
            isLast={selected === 0}
            onKeyDown={onKeyDown}
            onTurn={() => show(selected - 1)}
          />
          <TurnButton
            direction="next"
            label={nextLabel}
            icon={<NextGlyph className="rtl:-scale-x-100" />}
            isLast={selected === last}
            onKeyDown={onKeyDown}
            onTurn={() => show(selected + 1)}
          />
        </>
      )}
      {/* Filled only after a change: a screen reader that enters the carousel reads the picture itself. */}
      <output className="sr-only">{news}</output>
      {total > 1 && (
        <div className="min-w-0 [grid-area:strip]">
          <Thumbnails
            pictures={pictures}
            selected={selected}
            slideLabel={slideLabel}
            onKeyDown={onKeyDown}
            onSelect={show}
          />
        </div>
      )}
    </section>
  );
}
