// What a page says beside a field of its form, besides the field's own error.
import { createContext, type ReactNode } from "react";

export const FieldNotes = createContext<((field: string) => ReactNode) | undefined>(undefined);

/** The same for what describes the field's control: its text has the id; undefined where there is nothing. */
export const FieldRemarks = createContext<((field: string, id: string) => ReactNode) | undefined>(
  undefined,
);
