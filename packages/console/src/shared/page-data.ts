// Data that the server writes into every page, so that the console need not request it.
import type { Settings } from "@lanyard/contract";
import type { Received } from "./received.ts";

export interface PageData {
  readonly settings: Settings;
  /** Where the server is reached, e.g. https://lanyard.example. */
  readonly origin: string;
  /** The pattern of the page's address. */
  readonly pattern: string;
  /**
   * Elements that make a browser preload font and texts of the page, where its document has not got them: a browser opens few
   * connections, and the page waits longest for the answers that its head asks for.
   */
  readonly links?: string;
  /** The scripts of every page; the first of them starts the console. */
  readonly entry: readonly string[];
  /** The page's own. */
  readonly scripts: readonly string[];
  /**
   * By role, the calls that a signed-in user's page starts with, as templates: `:names` are those of the pattern, `{?…}`
   * what is taken of the page's query.
   */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** Of the console, where the server writes a signed-in reader's first screen of this page. */
  readonly release?: string | undefined;
  /** What everybody may read, by the address of its call: what the page was written with. */
  readonly answers?: Readonly<Record<string, Received>>;
}

const id = "page-data";

/** The data of this document; undefined when it has none, as from the development server. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** The element that `readPageData` finds; nothing in the data can end it. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;
