// Where a field of the wire stands in a form, so that a problem can be shown there and led to.
import type { ReactNode } from "react";

interface PlaceProps {
  /** Name of the wire field, e.g. `price_amount`. */
  readonly field: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Place({ field, className, children }: PlaceProps) {
  return (
    <div data-field={field} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
