// The bubble of a tooltip with the control it belongs to. It is in the browser's top layer, above dialogs, so nothing
// clips it.
import { useCallback, useId, type ComponentProps, type ReactElement } from "react";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { Slot } from "@radix-ui/react-slot";
import { cx } from "class-variance-authority";
import { placeTip, type TipSide } from "./place-tip.ts";
import { useTip, type TipState } from "./useTip.ts";

interface TipProps extends TipState, Omit<ComponentProps<"span">, "children"> {
  text: string;
  side?: TipSide;
  /**
   * Whether the text is the control's description; otherwise it repeats the control's name and is hidden from screen
   * readers.
   */
  describes?: boolean;
  /** The control, as a single element. */
  children: ReactElement;
}

export function Tip({
  text,
  side = "top",
  describes = false,
  open,
  defaultOpen,
  onOpenChange,
  children,
  id: idProp,
  className,
  ref,
  onPointerEnter,
  onPointerLeave,
  ...rest
}: TipProps) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const { shows, control, controlProps, stay, leave } = useTip({ open, defaultOpen, onOpenChange });
  const place = useCallback(
    (bubble: HTMLSpanElement | null) => {
      if (bubble && control.current) placeTip(bubble, control.current, side);
    },
    [control, side],
  );
  const bubbleRef = useComposedRefs(place, ref);
  return (
    <>
      <Slot {...controlProps} {...(describes && shows && { "aria-describedby": id })}>
        {children}
      </Slot>
      {shows && (
        <span
          {...rest}
          onPointerEnter={(event) => {
            onPointerEnter?.(event);
            stay();
          }}
          onPointerLeave={(event) => {
            onPointerLeave?.(event);
            leave();
          }}
          ref={bubbleRef}
          id={id}
          popover="manual"
          role={describes ? "tooltip" : undefined}
          aria-hidden={!describes || undefined}
          data-slot="tooltip"
          className={cx(
            "fixed inset-auto z-60 m-0 w-fit! max-w-72 rounded-sm border-0 bg-ink px-2.5 py-1.5 text-center text-xs font-medium text-balance wrap-anywhere whitespace-normal text-ink-inverse transition-opacity duration-fast starting:opacity-0 forced-colors:border",
            className,
          )}
        >
          {text}
        </span>
      )}
    </>
  );
}
