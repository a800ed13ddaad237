// Data that the server writes into every page, so that the console need not request it.
import { hydrate, type DehydratedState, type QueryClient } from "@tanstack/react-query";
import type { currentUser, ResponseData, Settings } from "@lanyard/contract";

/** What a page's first look depends on and only the browser knows; it tells the server in a cookie. */
export interface ClientHints {
  readonly timeZone: string;
  /** Whether the window has room for a second column beside a form. */
  readonly isWide: boolean;
}

/** The session that a page was rendered for. */
export interface PageSession {
  /** The signed-in user, with the session's public id. */
  readonly user: ResponseData<typeof currentUser>;
  readonly hints: ClientHints;
}

export interface PageData {
  readonly settings: Settings;
  /** The server's public origin, e.g. https://lanyard.example. */
  readonly origin: string;
  /** Missing in a page for visitors, or without content. */
  readonly session?: PageSession | undefined;
  /** The data that the page was rendered with; missing if it was not. */
  readonly state?: DehydratedState;
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

/** Puts a page's data into the client: as fresh as if it came now, because the server's clock may be another one. */
export function takeState(client: QueryClient, state: DehydratedState): void {
  const dataUpdatedAt = Date.now();
  hydrate(client, {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt },
    })),
  });
}
