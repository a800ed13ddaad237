// A small panel beside the button that opens it, while the rest of the page stays usable.
import * as RadixPopover from "@radix-ui/react-popover";
import { cx } from "class-variance-authority";
import {
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { findTabStops } from "../focus/tab-stops.ts";
import { useLayers } from "../provider/environment.ts";
import { isOnToast } from "../toast/on-toast.ts";
import { useControllableState } from "../state/useControllableState.ts";

export interface PopoverProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** The button that opens the popover and gets the focus back when it closes. */
  trigger: ReactElement;
  /** Accessible name of the popover. */
  label: string;
  /** Content of the popover, such as a few fields or a short text with a link. */
  children: ReactNode;
  /** Whether the popover is open; without it the popover keeps this state itself. */
  open?: boolean;
  /** Whether the popover is open at first, when it keeps this state itself. */
  defaultOpen?: boolean;
  /** Called when the popover opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side of the button; the other side is used where there is no room. */
  side?: "top" | "right" | "bottom" | "left";
  /** Edge of the button that the popover is aligned with; by default its centre with an arrow and its start without. */
  align?: "start" | "center" | "end";
  /** Shows an arrow that points to the button; the content must then be short, because it does not scroll. */
  arrow?: boolean;
}

/** Replaces Radix's own focus handling, which does not see focused elements in a shadow root. */
const focusFirstControl = (event: Event) => {
  event.preventDefault();
  const surface = event.currentTarget as HTMLElement;
  const first = findTabStops(surface).find((stop) => !stop.matches("a")) ?? surface;
  first.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
};

/** Other attributes and `ref` go to the panel. */
export function Popover({
  trigger,
  label,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  side = "bottom",
  arrow = false,
  align = arrow ? "center" : "start",
  className,
  onKeyDown,
  ...rest
}: PopoverProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const layers = useLayers();
  const [shows, setShows] = useControllableState(open, defaultOpen, onOpenChange);
  const tabbedOut = useRef(false);
  // In a dialog, the popover is rendered inside the dialog, which blocks scrolling and focus outside.
  const dialog = button?.closest<HTMLElement>("[role*=dialog]");
  // Radix loops Tab inside the popover. Tab instead goes from the button to what follows it, Shift+Tab goes to the
  // button.
  const leaveByTab = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { key, shiftKey, target, currentTarget: surface } = event;
    if (key !== "Tab" || event.defaultPrevented) return;
    const edge = findTabStops(surface).at(shiftKey ? 0 : -1) ?? surface;
    if (target !== edge && !(shiftKey && target === surface)) return;
    // In a dialog, the button may be the last tab stop, which is followed by the first.
    const stops = findTabStops(dialog ?? surface).filter((stop) => !surface.contains(stop));
    const goesRound = !shiftKey && stops.at(-1) === button;
    if (shiftKey || goesRound) event.preventDefault();
    tabbedOut.current = true;
    (goesRound ? stops[0] : button)?.focus();
    setShows(false);
  };
  const keepFocus = (event: Event) => {
    if (tabbedOut.current) event.preventDefault();
    tabbedOut.current = false;
  };
  return (
    <RadixPopover.Root open={shows} onOpenChange={setShows}>
      <RadixPopover.Trigger asChild ref={setButton}>
        {trigger}
      </RadixPopover.Trigger>
      {layers !== null && (
        <RadixPopover.Portal container={dialog ?? layers}>
          <RadixPopover.Content
            aria-label={label}
            // Focusable, so that long content without controls can be scrolled with the arrow keys.
            tabIndex={0}
            {...rest}
            data-slot="popover"
            side={side}
            align={align}
            sideOffset={arrow ? 4 : 8}
            collisionPadding={8}
            onKeyDown={leaveByTab}
            onOpenAutoFocus={focusFirstControl}
            onCloseAutoFocus={keepFocus}
            onInteractOutside={(event) => {
              if (isOnToast(event)) event.preventDefault();
            }}
            className={cx(
              // The arrow is outside the panel, so the panel cannot scroll: it would clip the arrow.
              arrow
                ? "w-max"
                : "max-h-(--radix-popover-content-available-height) w-80 overflow-y-auto",
              "z-60 max-w-(--radix-popover-content-available-width) overscroll-contain rounded-md border border-line bg-surface-raised p-4 text-sm text-ink shadow-floating outline-none transition-opacity duration-fast starting:opacity-0",
              className,
            )}
          >
            {arrow ? <div className="max-w-72">{children}</div> : children}
            {arrow && (
              <RadixPopover.Arrow asChild width={16} height={8}>
                <Tip />
              </RadixPopover.Arrow>
            )}
          </RadixPopover.Content>
        </RadixPopover.Portal>
      )}
    </RadixPopover.Root>
  );
}

/** The arrow; its two slanted sides continue the panel's border. */
function Tip(props: ComponentProps<"svg">) {
  return (
    <svg
      {...props}
      data-slot="popover-arrow"
      viewBox="0 0 16 8"
      className="-mt-px block overflow-visible"
    >
      <path d="M0 0 8 8l8-8z" className="fill-surface-raised" />
      <path d="M0 0 8 8l8-8" className="fill-none stroke-line" />
    </svg>
  );
}
