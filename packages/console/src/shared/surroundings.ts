// What all of a page is told from outside.
import { createContext } from "react";

export interface Surroundings {
  /** Where the server is reached, e.g. https://lanyard.example. */
  readonly origin: string;
  /** Gets the page's title where the server renders it: a document's title is set by an effect. */
  readonly onTitle?: (title: string) => void;
}

export const SurroundingsContext = createContext<Surroundings>({ origin: "" });
