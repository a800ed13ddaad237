// What a page shows beside a form field, in addition to the field's own error.
import { createContext, type ReactNode } from "react";

export const FieldNotes = createContext<((field: string) => ReactNode) | undefined>(undefined);

/**
 * The same for text that describes the field's control: the element must have `id`, which `aria-describedby` refers to.
 * Undefined if there is none.
 */
export const FieldRemarks = createContext<((field: string, id: string) => ReactNode) | undefined>(
  undefined,
);
