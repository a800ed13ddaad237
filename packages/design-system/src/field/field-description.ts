// What describes every field within, besides its own hint and error: the id of a text that the page shows there.
import { createContext } from "react";

export const fieldDescription = createContext<string | undefined>(undefined);
