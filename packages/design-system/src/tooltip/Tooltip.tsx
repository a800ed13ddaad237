// A few words about a control, on hover and on keyboard focus. Never the only place where something is said.
import type { ReactElement } from "react";
import * as RadixTooltip from "@radix-ui/react-tooltip";

export interface TooltipProps {
  /** The words. */
  text: string;
  /** The control they are about: one element that takes a ref and can have the focus. */
  children: ReactElement;
  /** Side of the control the words stand on, room permitting. */
  side?: "top" | "right" | "bottom" | "left";
}

export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-center text-balance wrap-anywhere text-ink-inverse transition-opacity duration-fast starting:opacity-0"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
