// Pictures one at a time: by swipe, by the buttons, by the arrow keys, or straight from the strip of small ones below.
import { useCallback, useEffect, useState, type ComponentProps, type KeyboardEvent } from "react";
import useEmblaCarousel from "embla-carousel-react";
import { cx } from "class-variance-authority";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../button/IconButton.tsx";
import type { CarouselLabels, CarouselPicture } from "./picture.ts";
import { Slide } from "./Slide.tsx";
import { Thumbnails } from "./Thumbnails.tsx";

export interface CarouselProps extends CarouselLabels, Omit<ComponentProps<"section">, "children"> {
  /** The pictures, in order. */
  pictures: CarouselPicture[];
}

const side = "absolute top-1/2 z-10 flex -translate-y-1/2";

export function Carousel(props: CarouselProps) {
  const {
    pictures,
    label,
    previousLabel,
    nextLabel,
    slideLabel,
    brokenLabel,
    emptyText,
    className,
    ...rest
  } = props;
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  const [setViewport, embla] = useEmblaCarousel({
    direction,
    duration: 20,
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  });
  const [selected, setSelected] = useState(0);
  const total = pictures.length;

  const viewport = useCallback(
    (node: HTMLElement | null) => {
      setViewport(node);
      if (node) setDirection(getComputedStyle(node).direction === "rtl" ? "rtl" : "ltr");
    },
    [setViewport],
  );

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on("select", follow).on("reInit", follow);
    return () => {
      embla.off("select", follow).off("reInit", follow);
    };
  }, [embla]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target =
      { Home: 0, End: total - 1 }[event.key] ??
      (step && selected + (direction === "rtl" ? -step : step));
    if (target === undefined) return;
    event.preventDefault();
    embla?.scrollTo(Math.min(Math.max(target, 0), total - 1));
  };

  if (total === 0 && !emptyText) return null;
  return (
    <section
      {...rest}
      aria-label={label}
      data-slot="carousel"
      data-selected={selected}
      className={cx("flex min-w-0 flex-col gap-3", className)}
    >
      <div className="relative">
        <div
          ref={viewport}
          data-slot="carousel-viewport"
          className="aspect-video overflow-hidden rounded-md border border-line bg-surface-sunken"
        >
          {total === 0 && (
            <p className="flex h-full items-center justify-center p-6 text-center text-sm text-ink-muted">
              {emptyText}
            </p>
          )}
          <ul className="flex h-full touch-pan-y touch-pinch-zoom">
            {pictures.map((picture, index) => (
              <Slide
                key={picture.src}
                picture={picture}
                label={slideLabel(index + 1, total)}
                brokenLabel={brokenLabel}
                hidden={index !== selected}
              />
            ))}
          </ul>
        </div>
        {total > 1 && (
          <>
            <span className={cx(side, "start-3")}>
              <IconButton
                intent="secondary"
                label={previousLabel}
                icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
                disabled={selected === 0}
                onKeyDown={onKeyDown}
                onClick={() => embla?.scrollPrev()}
              />
            </span>
            <span className={cx(side, "end-3")}>
              <IconButton
                intent="secondary"
                label={nextLabel}
                icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
                disabled={selected === total - 1}
                onKeyDown={onKeyDown}
                onClick={() => embla?.scrollNext()}
              />
            </span>
          </>
        )}
      </div>
      {total > 1 && (
        <Thumbnails
          pictures={pictures}
          selected={selected}
          slideLabel={slideLabel}
          onKeyDown={onKeyDown}
          onSelect={(index) => embla?.scrollTo(index)}
        />
      )}
    </section>
  );
}
