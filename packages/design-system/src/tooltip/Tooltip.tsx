// A few words about a control, on hover and on keyboard focus. Never the only place where something is said.
import type { ComponentProps, ReactElement } from "react";
import { Tip } from "./Tip.tsx";
import type { TipSide } from "./place-tip.ts";

export interface TooltipProps extends Omit<ComponentProps<"span">, "children" | "aria-label"> {
  /** The words. */
  text: string;
  /** The control they are about: one element that takes a ref and can have the focus. */
  children: ReactElement;
  /** Side of the control the words stand on, room permitting. */
  side?: TipSide;
  /** Whether the words show; without it the tooltip keeps this itself. */
  open?: boolean;
  /** Whether they show at first, when it keeps this itself. */
  defaultOpen?: boolean;
  /** Called when the words are to show or to go. */
  onOpenChange?: (open: boolean) => void;
}

/** `ref`, `className` and further attributes land on the bubble with the words. */
export function Tooltip({ ...props }: TooltipProps) {
  return <Tip {...props} describes />;
}
