// What the server writes into every page as data, so that nobody has to ask for it.
import { createContext } from "react";
import type { Settings } from "@lanyard/contract";

export interface PageData {
  readonly settings: Settings;
  /** Where the server is reached, e.g. https://lanyard.example. */
  readonly origin: string;
}

const id = "page-data";

/** Of this document; undefined when it came without, as from the development server. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** The element that `readPageData` finds; nothing in the data can end it. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;

/** What is told to all of a page from outside. */
export interface Surroundings {
  readonly origin: string;
  /** Gets the page's title where the server renders it: a document's title is set by an effect. */
  readonly onTitle?: (title: string) => void;
}

export const SurroundingsContext = createContext<Surroundings>({ origin: "" });
