// The sign of an addition, removal or change, with a word for screen readers.
import { cx } from "class-variance-authority";
import type { DiffChange } from "./diff-change.ts";

const signs: Record<DiffChange, string> = { added: "+", removed: "−", changed: "±", same: "" };

interface ChangeSignProps {
  change: DiffChange;
  /** The word for each kind of change. */
  texts: Record<Exclude<DiffChange, "same">, string>;
}

export function ChangeSign({ change, texts }: ChangeSignProps) {
  return (
    <span
      className={cx(
        "grid size-5 shrink-0 place-items-center rounded-sm text-sm leading-none font-semibold tabular-nums",
        change === "added" && "bg-success-soft text-success",
        change === "removed" && "bg-danger-soft text-danger",
        change === "changed" && "bg-warning-soft text-warning",
      )}
    >
      <span aria-hidden="true" className="in-text">
        {signs[change]}
      </span>
      {change !== "same" && <span className="sr-only">{texts[change]} </span>}
    </span>
  );
}
