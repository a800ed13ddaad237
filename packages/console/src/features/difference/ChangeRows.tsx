// A list of changes, each with the name of its field.
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface ChangeRowProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** A short change stands beside its name where there is room, and the change steps stop at it as a whole. */
  readonly short?: boolean;
}

export function ChangeRow({ label, children, short = false }: ChangeRowProps) {
  return (
    <div
      {...(short && { "data-change": "", role: "group" })}
      className={cx(
        "grid gap-1 py-3",
        short && "-outline-offset-2 @lg:grid-cols-[12rem_minmax(0,1fr)] @lg:gap-6",
      )}
    >
      <p className="text-sm text-ink-muted wrap-anywhere">{label}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface ChangeRowsProps {
  readonly children: ReactNode;
  /** Whether another list ends right above, with a line of its own. */
  readonly continues?: boolean;
}

export function ChangeRows({ children, continues = false }: ChangeRowsProps) {
  return (
    <div className="@container">
      <div className={cx("divide-y divide-line border-b border-line", !continues && "border-t")}>
        {children}
      </div>
    </div>
  );
}
