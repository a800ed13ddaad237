// A small surface beside the button that opens it; the page around stays usable.
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
import { tabStopsOf } from "../focus/tab-stops.ts";
import { useLayers } from "../provider/surroundings.ts";
import { isOnToast } from "../toast/on-toast.ts";
import { useOwnState } from "../own-state/useOwnState.ts";

export interface PopoverProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** The button that opens it and has the focus again afterwards. */
  trigger: ReactElement;
  /** Accessible name of the surface. */
  label: string;
  /** What it holds: a few fields, a short text with a link. */
  children: ReactNode;
  /** Whether it is open. */
  open?: boolean;
  /** Whether it is open at first, where the component keeps that itself. */
  defaultOpen?: boolean;
  /** Called when it opens and closes. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the button that it stands on, room permitting. */
  side?: "top" | "right" | "bottom" | "left";
  /** Edge of the button that it lines up with; its middle with an arrow, its start without, unless given. */
  align?: "start" | "center" | "end";
  /** A tip that points to the button; what is in it has to be short then, as it does not scroll. */
  arrow?: boolean;
}

/** As Radix does, which in a shadow root cannot see that a control has taken the focus. */
const focusFirstControl = (event: Event) => {
  event.preventDefault();
  const surface = event.currentTarget as HTMLElement;
  const first = tabStopsOf(surface).find((stop) => !stop.matches("a")) ?? surface;
  first.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
};

/** Further attributes and `ref` land on the surface. */
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
  const [shows, setShows] = useOwnState(open, defaultOpen, onOpenChange);
  const tabbedOut = useRef(false);
  // Inside of a dialog it belongs to the dialog, which lets nothing else scroll or have the focus.
  const dialog = button?.closest<HTMLElement>("[role*=dialog]");
  // Radix goes around inside. From the button the browser goes on to what follows it; going back, the button is next.
  const leaveByTab = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { key, shiftKey, target, currentTarget: surface } = event;
    if (key !== "Tab" || event.defaultPrevented) return;
    const edge = tabStopsOf(surface).at(shiftKey ? 0 : -1) ?? surface;
    if (target !== edge && !(shiftKey && target === surface)) return;
    // The last one in a dialog is followed by the first.
    const stops = tabStopsOf(dialog ?? surface).filter((stop) => !surface.contains(stop));
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
            // What is long and holds no control is scrolled with the arrow keys.
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
              // The tip stands outside of the surface, which could not scroll around it.
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

/** Its line goes on from the surface's border; the base has none. */
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
