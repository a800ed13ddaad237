// The frame of a page with a single form: a badge that hangs from the navigation bar, centred in the page.
import type { ReactNode } from "react";
import { HangingBadge } from "@lanyard/design-system";

interface DoorBadgeProps {
  /** With room for longer texts. */
  readonly wide?: boolean;
  readonly children: ReactNode;
  /** A line below the badge. */
  readonly below?: ReactNode;
}

export function DoorBadge({ wide = false, children, below }: DoorBadgeProps) {
  return (
    <div className="flex grow flex-col items-center justify-center gap-6 overflow-clip px-4 py-14 sm:px-6 short:py-8">
      <HangingBadge hue="blue" className={`w-full ${wide ? "max-w-140" : "max-w-105"}`}>
        <div className="flex flex-col gap-6 p-6 sm:p-8">{children}</div>
      </HangingBadge>
      {below && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-muted">
          {below}
        </p>
      )}
    </div>
  );
}
