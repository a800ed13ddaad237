// Marks where a form shows a field of the API: the field's problem is shown, and focus moves, there.
import { use, useId, type ReactNode } from "react";
import { fieldDescription } from "@lanyard/design-system";
import { FieldNotes, FieldRemarks } from "./field-notes.ts";

interface FieldAnchorProps {
  /** Name of the field in the API, e.g. `price_amount`. */
  readonly field: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function FieldAnchor({ field, className, children }: FieldAnchorProps) {
  const id = useId();
  const remarks = use(FieldRemarks)?.(field, id);
  return (
    <div data-field={field} tabIndex={-1} className={className}>
      <fieldDescription.Provider value={remarks ? id : undefined}>
        {children}
      </fieldDescription.Provider>
      {remarks}
      {use(FieldNotes)?.(field)}
    </div>
  );
}
