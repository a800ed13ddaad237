// A context for what a page gets from outside: the server's origin, and where its title goes.
import { createContext } from "react";

export interface Surroundings {
  /** Where the server is reached, e.g. https://lanyard.example. */
  readonly origin: string;
  /** Gets the page's title and description where the server renders it: a document's title is set by an effect. */
  readonly onTitle?: (title: string, description?: string) => void;
}

export const SurroundingsContext = createContext<Surroundings>({ origin: "" });
