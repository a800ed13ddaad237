// The button to the previous or next picture; at either end it is disabled but keeps the focus.
import type { KeyboardEventHandler, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { IconButton } from "../button/IconButton.tsx";

export interface TurnButtonProps {
  /** Direction; also the button's area in the carousel's grid. */
  direction: "before" | "next";
  label: string;
  icon: ReactNode;
  /**
   * Whether there is no further picture: sets `aria-disabled`, not `disabled`, which would lose the focus and with it
   * the arrow keys.
   */
  isLast: boolean;
  /** Handles the carousel's arrow keys. */
  onKeyDown: KeyboardEventHandler;
  onTurn: () => void;
}

export function TurnButton({ direction, label, icon, isLast, onKeyDown, onTurn }: TurnButtonProps) {
  return (
    <span
      className={cx("flex", direction === "before" ? "[grid-area:before]" : "[grid-area:next]")}
    >
      <IconButton
        label={label}
        icon={icon}
        aria-disabled={isLast || undefined}
        onKeyDown={onKeyDown}
        onClick={onTurn}
      />
    </span>
  );
}
