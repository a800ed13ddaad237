// A context for what a page gets from outside: the server's origin, and where its title goes.
import { createContext } from "react";
import type { ToastMessage } from "@lanyard/design-system";

/** The window around the console, where that is a host's. */
export interface HostAround {
  /** Takes a message that would show as a toast; false where it has to show here. */
  readonly takesToast: (message: ToastMessage) => boolean;
}

export interface Surroundings {
  /** Where the server is reached, e.g. https://lanyard.example. */
  readonly origin: string;
  /** Gets the page's title and description where the server renders it: a document's title is set by an effect. */
  readonly onTitle?: (title: string, description?: string) => void;
  /** Set inside of a host: the bar is the host's, and so are session, company and language. */
  readonly host?: HostAround;
}

export const SurroundingsContext = createContext<Surroundings>({ origin: "" });
