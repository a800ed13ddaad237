// Marks where a form shows a field of the API: its problem is shown and focused there.
import { use, type ReactNode } from "react";
import { FieldNotes } from "./field-notes.ts";

interface FieldAnchorProps {
  /** Name of the field in the API, e.g. `price_amount`. */
  readonly field: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function FieldAnchor({ field, className, children }: FieldAnchorProps) {
  return (
    <div data-field={field} tabIndex={-1} className={className}>
      {children}
      {use(FieldNotes)?.(field)}
    </div>
  );
}
