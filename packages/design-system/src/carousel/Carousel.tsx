// Pictures one at a time: by swipe, by the buttons, by the arrow keys, or straight from the strip of small ones below.
import {
  useCallback,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
} from "react";
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

// At an end the button stays where it is, unseen: a disabled one would drop the focus and with it the arrow keys.
const side =
  "absolute top-1/2 z-10 flex -translate-y-1/2 transition-opacity duration-fast data-[state=end]:pointer-events-none data-[state=end]:opacity-0 data-[state=end]:focus-within:opacity-100";

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
  const total = pictures.length;

  const viewport = useCallback(
    (node: HTMLElement | null) => {
      setViewport(node);
      if (node) setDirection(getComputedStyle(node).direction === "rtl" ? "rtl" : "ltr");
    },
    [setViewport],
  );

  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on("select", changed).on("reInit", changed);
      return () => {
        embla?.off("select", changed).off("reInit", changed);
      };
    },
    [embla],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

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
                key={`${index} ${picture.src}`}
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
            <span data-state={selected === 0 ? "end" : undefined} className={cx(side, "start-3")}>
              <IconButton
                intent="secondary"
                label={previousLabel}
                icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
                aria-disabled={selected === 0 || undefined}
                onKeyDown={onKeyDown}
                onClick={() => embla?.scrollPrev()}
              />
            </span>
            <span
              data-state={selected === total - 1 ? "end" : undefined}
              className={cx(side, "end-3")}
            >
              <IconButton
                intent="secondary"
                label={nextLabel}
                icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
                aria-disabled={selected === total - 1 || undefined}
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
