// Data that the server writes into every page, so that the console need not request it.
import type { Settings } from "@lanyard/contract";
import type { Received } from "./received.ts";

export interface PageData {
  readonly settings: Settings;
  /** The server's public origin, e.g. https://lanyard.example. */
  readonly origin: string;
  /** The path pattern of the page. */
  readonly pattern: string;
  /**
   * Link elements that preload the page's font and texts, if the document does not contain them itself: a browser opens
   * few connections, and the page waits longest for the answers to the calls from its head.
   */
  readonly links?: string;
  /** The scripts of every page; the first of them starts the console. */
  readonly entry: readonly string[];
  /** The page's own scripts. */
  readonly scripts: readonly string[];
  /**
   * By role, the calls that a signed-in user's page makes first, as templates: `:name` is filled from the page's path,
   * `{?…}` from its query.
   */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** The console's release, if the server renders first screens of this page. */
  readonly release?: string | undefined;
  /** The public answers that the page was rendered with, by the URL of the call. */
  readonly answers?: Readonly<Record<string, Received>>;
}

const id = "page-data";

/** The data of this document; undefined when it has none, as from the development server. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** The element that `readPageData` reads; `<` is escaped, so that no data can close it. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;
