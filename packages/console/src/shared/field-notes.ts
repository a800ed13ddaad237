// What a page says beside a field of its form, besides the field's own error.
import { createContext, type ReactNode } from "react";

export const FieldNotes = createContext<((field: string) => ReactNode) | undefined>(undefined);
