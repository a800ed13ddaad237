// One toast: icon, optional title, one line per text, an optional action and a close button.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { cx } from "class-variance-authority";
import { CloseButton } from "../button/CloseButton.tsx";
import { followPointer } from "../gesture/follow-pointer.ts";
import { AlertGlyph, DoneGlyph, InfoGlyph } from "../icon/glyphs.ts";
import type { ToastMessage, ToastTone } from "./useToast.ts";

const icons: Record<ToastTone, typeof InfoGlyph> = {
  danger: AlertGlyph,
  success: DoneGlyph,
  info: InfoGlyph,
};
// A record instead of cva, which is as large as the toast itself.
const inks: Record<ToastTone, string> = {
  danger: "text-danger",
  success: "text-success",
  info: "text-info",
};

export interface ToastProps extends ToastMessage {
  /** Milliseconds until the toast closes; `Infinity` keeps it open. */
  duration: number;
  /** Name of the close button. */
  closeLabel: string;
  /** Whether the timer is paused because someone is reading. */
  paused: boolean;
  /** Passed to `onClose`. */
  id: number;
  /**
   * Called when the toast closes: after its duration, or by the button, Escape or a swipe down. Must be a stable
   * function.
   */
  onClose: (id: number) => void;
}

const swipeLength = 48;

export function Toast({
  id,
  tone,
  title,
  lines,
  action,
  closeLabel,
  duration,
  paused,
  onClose,
}: ToastProps) {
  const Icon = icons[tone];
  const remaining = useRef(duration);
  const [swipe, setSwipe] = useState(0);

  useEffect(() => {
    if (paused || remaining.current === Infinity) return undefined;
    const begin = Date.now();
    const timer = setTimeout(() => onClose(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - begin;
    };
  }, [paused, id, onClose]);

  const gestures = {
    onKeyDown: ({ key }: KeyboardEvent) => key === "Escape" && onClose(id),
    onPointerDown: (event: PointerEvent) => {
      // With a mouse, dragging selects text.
      if (event.pointerType === "mouse") return;
      followPointer(event, {
        onMove: (_, y) => setSwipe(Math.max(0, y)),
        onEnd: (_, y) => (y > swipeLength ? onClose(id) : setSwipe(0)),
      });
    },
  };

  return (
    <li
      {...gestures}
      style={swipe > 0 ? { translate: `0 ${swipe}px`, transition: "none" } : undefined}
      data-slot="toast"
      data-variant={tone}
      className="pointer-events-auto flex w-full max-w-md shrink-0 touch-pan-x items-start gap-3 rounded-lg border border-line bg-surface-raised py-3 ps-4 pe-2 text-sm text-ink shadow-floating transition-[opacity,translate] duration-base starting:translate-y-4 starting:opacity-0"
    >
      <Icon className={cx("mt-1.5 size-5 shrink-0", inks[tone])} />
      <div className="flex min-w-0 grow flex-col gap-1 py-1.5 wrap-anywhere">
        {title && <div className="font-semibold">{title}</div>}
        {lines.length > 1 ? (
          <ul className="flex flex-col gap-1">
            {lines.map((line, index) => (
              // Two lines may be equal, and their order never changes.
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          <p>{lines[0]}</p>
        )}
        {action && (
          <button
            type="button"
            data-slot="toast-action"
            onClick={() => {
              action.onSelect();
              onClose(id);
            }}
            className="h-8 w-fit cursor-pointer rounded-md border border-line-strong px-3 font-medium transition-colors duration-fast hover:bg-surface-sunken"
          >
            {action.label}
          </button>
        )}
      </div>
      <CloseButton size="sm" label={closeLabel} onClick={() => onClose(id)} />
    </li>
  );
}
