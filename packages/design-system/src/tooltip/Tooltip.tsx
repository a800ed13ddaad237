// A short text about a control, on hover and keyboard focus; never the only place where something is said.
import type { ComponentProps, ReactElement } from "react";
import { Tip } from "./Tip.tsx";
import type { TipSide } from "./place-tip.ts";

export interface TooltipProps extends Omit<ComponentProps<"span">, "children" | "aria-label"> {
  /** Text of the tooltip. */
  text: string;
  /** The control: a single focusable element that accepts a ref. */
  children: ReactElement;
  /** Preferred side of the control; the opposite side is used where there is no room. */
  side?: TipSide;
  /** Whether the text is visible; without it the tooltip keeps this state itself. */
  open?: boolean;
  /** Whether the text is visible at first, when the tooltip keeps this state itself. */
  defaultOpen?: boolean;
  /** Called when the text should show or hide. */
  onOpenChange?: (open: boolean) => void;
}

/** `ref`, `className` and other attributes go to the bubble. */
export function Tooltip({ ...props }: TooltipProps) {
  return <Tip {...props} describes />;
}
