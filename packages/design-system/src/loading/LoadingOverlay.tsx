// Covers the window while a task runs that blocks everything else.
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Spinner } from "../button/Spinner.tsx";

export interface LoadingOverlayProps extends ComponentProps<"output"> {
  /**
   * Whether the overlay covers the window; keep the component mounted, because screen readers only announce changes.
   */
  visible: boolean;
  /** What is in progress, e.g. "Loading your apps"; shown and announced. */
  label: string;
}

export function LoadingOverlay({ visible, label, className, ...rest }: LoadingOverlayProps) {
  return (
    <output
      {...rest}
      className={cx(
        visible &&
          "fixed inset-0 z-50 grid cursor-progress place-items-center bg-surface-scrim p-4",
        className,
      )}
      data-slot="loading-overlay"
      data-state={visible ? "visible" : "hidden"}
    >
      {visible && (
        <span className="flex items-center gap-3 rounded-lg border border-line bg-surface-raised px-6 py-4 text-sm font-medium text-ink shadow-floating">
          <Spinner className="text-accent" />
          {label}
        </span>
      )}
    </output>
  );
}
