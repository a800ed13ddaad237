// What the server writes into every page as data, so that nobody has to ask for it.
import type { Settings } from "@lanyard/contract";

export interface PageData {
  readonly settings: Settings;
  /** Where the server is reached, e.g. https://lanyard.example. */
  readonly origin: string;
  /** Of the page's address. */
  readonly pattern: string;
  /** By role the paths, with the pattern's `:names`, of the calls that a signed-in user's page begins with. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
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
