// The entry of the built console that the server loads to make the document of any page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashKey, QueryClient, type DehydratedState } from "@tanstack/react-query";
import { createRoutes } from "../app/routes.tsx";
import { isGuarded, pages, findPattern, patterns, unknown } from "../app/paths.ts";
import { publicProductQuery } from "../features/product/detail.queries.ts";
import type { StoreDetail } from "../features/store/store.queries.ts";
import { toStoreSearch, parseStoreView } from "../features/store/store-view.ts";
import { createDocument } from "./document.ts";
import { findHandle, preloads, type Manifest } from "./modules.ts";
import { createNotLoaded, prepare, render, type Page, type Rendered } from "./render.tsx";
import { shareTags } from "./share.ts";
import { openStyle } from "./style.ts";

const dist = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(dist, path), "utf8");
const template = read("index.html");
const manifest = JSON.parse(read(".vite/manifest.json")) as Manifest;
const style = openStyle(dist);
const routes = createRoutes(new QueryClient(), "nothing");

/** The paths of all public pages except those of products. */
export const publicPages: readonly string[] = pages.filter(
  (page) => !page.includes(":") && !isGuarded(page),
);

/** The page of all paths that have none: the server answers them 404. */
export const unknownPage = unknown;

/** The page at a path: one of a fixed set of names. */
export const pageOf = findPattern;

/** Whether only signed-in users or connected companies see anything of a page. */
export { isGuarded };

export { prepare };

/** The part of a public page's query on which its content depends, in one spelling. */
export const searchAt = (path: string, search: string): string =>
  findPattern(path) === patterns.store
    ? toStoreSearch(parseStoreView(new URLSearchParams(search)))
    : "";

/** Whether the content of a page comes from the API, so that it changes. */
export const hasData = (path: string): boolean =>
  findPattern(path) === patterns.store || findPattern(path) === patterns.storeProduct;

/** The store's product that a page is about, among the page's data. */
function findProduct(path: string, state: DehydratedState): StoreDetail | undefined {
  if (findPattern(path) !== patterns.storeProduct) return undefined;
  const key = hashKey(publicProductQuery(path.split("/").at(-1)!).queryKey);
  const query = state.queries.find(({ queryHash }) => queryHash === key);
  return query?.state.data as StoreDetail | undefined;
}

/**
 * Sharing metadata for a store page; for any other page its canonical link, which is missing if the content depends on
 * a parameter, and for unknown pages.
 */
function createTags({ path, origin }: Page, rendered: Rendered, state: DehydratedState): string {
  const page = findPattern(path);
  if (hasData(path))
    return shareTags({
      ...rendered,
      url: origin + path,
      origin,
      product: findProduct(path, state),
    });
  return page.includes(":") || page === unknown
    ? ""
    : `<link rel="canonical" href="${origin}${page}" />`;
}

/**
 * Writes the document of a page with the data of `prepare`; without data, the browser renders the page. A page for
 * visitors is read by many, so its styles are inlined too.
 */
export async function write(page: Page, state?: DehydratedState): Promise<string> {
  const { path, language, settings, origin, session } = page;
  const rendered = state
    ? await render(page, state)
    : { html: "", title: settings.product_name, description: "" };
  const tags = state && !session ? createTags(page, rendered, state) : "";
  const document = createDocument(template, {
    ...rendered,
    language,
    notLoaded: createNotLoaded(language),
    links: preloads(manifest, findHandle(routes, path), language) + tags,
    data: { settings, origin, ...(state && { state, session }) },
  });
  return state && !session ? style(document) : document;
}
