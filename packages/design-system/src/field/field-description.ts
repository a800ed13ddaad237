// The id of a text on the page that describes all fields inside the provider, besides their own hints and errors.
import { createContext } from "react";

export const fieldDescription = createContext<string | undefined>(undefined);
