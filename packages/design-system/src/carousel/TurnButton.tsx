// The button to the picture before or after. At an end it has nothing to do, and keeps the focus.
import type { KeyboardEventHandler, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { IconButton } from "../button/IconButton.tsx";

export interface TurnButtonProps {
  /** Where it leads; each has its place in the carousel's grid. */
  to: "before" | "next";
  label: string;
  icon: ReactNode;
  /** Not `disabled`: that would lose the focus, and the arrow keys would stop working. */
  atEnd: boolean;
  /** The carousel's own keys. */
  onKeyDown: KeyboardEventHandler;
  onTurn: () => void;
}

export function TurnButton({ to, label, icon, atEnd, onKeyDown, onTurn }: TurnButtonProps) {
  return (
    <span className={cx("flex", to === "before" ? "[grid-area:before]" : "[grid-area:next]")}>
      <IconButton
        label={label}
        icon={icon}
        aria-disabled={atEnd || undefined}
        onKeyDown={onKeyDown}
        onClick={onTurn}
      />
    </span>
  );
}
