// The server renders the public store pages with data that everybody may read: which calls a page needs, and where its
// queries expect the answers.
import type { QueryClient } from "@tanstack/react-query";
import {
  countPublicStore,
  getPublicProduct,
  getPublicStoreFront,
  listMenu,
  listPermissions,
  listPublicStore,
} from "@lanyard/contract";
import { menuQuery, permissionsQuery } from "./lookup/lookup.queries.ts";
import type { Received } from "./shared/received.ts";
import { patternOf, patterns } from "./shared/paths.ts";
import { answerIn } from "./shared/send.ts";
import {
  storeCountsQuery,
  storeFrontQuery,
  storeProductQuery,
  storeQuery,
  type StoreDetail,
} from "./store/store.queries.ts";
import { askedOf, searchOf, viewIn } from "./store/store-view.ts";

/** By the URL of the call. */
export type Answers = Readonly<Record<string, Received>>;

const idIn = (path: string) => path.split("/").at(-1)!;
const listAt = (search: string) => {
  const query = searchOf(viewIn(new URLSearchParams(search)));
  return query === "" ? listPublicStore.path : `${listPublicStore.path}?${query}`;
};
const countsAt = (search: string) => {
  const { filter } = viewIn(new URLSearchParams(search));
  const query = searchOf({ filter, entry: undefined });
  return query === "" ? countPublicStore.path : `${countPublicStore.path}?${query}`;
};
const productAt = (path: string) => getPublicProduct.path.replace(/:\w+/, idIn(path));

/**
 * The URLs of a page's calls; the first one's answer decides whether the page exists. Unknown query parameters are
 * ignored.
 */
export function callsOf(path: string, search: string): readonly string[] {
  const page = patternOf(path);
  if (page === patterns.store)
    return [listAt(search), countsAt(search), getPublicStoreFront.path, listMenu.path];
  // An invalid id cannot name a product, so no call is made for it.
  if (page === patterns.storeProduct)
    return [/^[1-9]\d{0,14}$/.test(idIn(path)) ? productAt(path) : "", listPermissions.path];
  return [];
}

/** The product that a page is about. */
export const productOf = (path: string, answers: Answers): StoreDetail | undefined => {
  const answer = patternOf(path) === patterns.storeProduct ? answers[productAt(path)] : undefined;
  return answer && answerIn<typeof getPublicProduct>(answer).output;
};

/** The page's query string, normalised. */
export const searchAt = (path: string, search: string): string =>
  patternOf(path) === patterns.store ? searchOf(viewIn(new URLSearchParams(search))) : "";

/** Puts the answers into the cache under the keys of the page's queries. */
export function seed(client: QueryClient, path: string, search: string, answers: Answers): void {
  const page = patternOf(path);
  const menu = answers[listMenu.path];
  if (menu) client.setQueryData(menuQuery().queryKey, answerIn<typeof listMenu>(menu).output);
  const permissions = answers[listPermissions.path];
  if (permissions)
    client.setQueryData(
      permissionsQuery().queryKey,
      answerIn<typeof listPermissions>(permissions).output,
    );
  const list = page === patterns.store ? answers[listAt(search)] : undefined;
  if (list) {
    const view = viewIn(new URLSearchParams(search));
    const first = { ...answerIn<typeof listPublicStore>(list), query: askedOf(view) };
    client.setQueryData(storeQuery(undefined, view).queryKey, {
      pages: [first],
      pageParams: [undefined],
    });
  }
  const counts = page === patterns.store ? answers[countsAt(search)] : undefined;
  if (counts)
    client.setQueryData(
      storeCountsQuery(undefined, viewIn(new URLSearchParams(search))).queryKey,
      answerIn<typeof countPublicStore>(counts).output,
    );
  const front = answers[getPublicStoreFront.path];
  if (front)
    client.setQueryData(
      storeFrontQuery(undefined).queryKey,
      answerIn<typeof getPublicStoreFront>(front).output,
    );
  const product = productOf(path, answers);
  if (product) client.setQueryData(storeProductQuery(undefined, idIn(path)).queryKey, product);
}
