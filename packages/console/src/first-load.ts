// What each page loads besides the console's own files, so that the document can list it and the browser loads it
// early.
import { pictureSizes } from "@lanyard/design-system";
import {
  countPublicStore,
  countProducts,
  countProductsAsAdmin,
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  getPublicStoreFront,
  getSubmission,
  getSubmissionAsAdmin,
  listExpirations,
  listMenu,
  listPermissions,
  listProducts,
  listProductsAsAdmin,
  listPublicStore,
  pictureSides,
  type CallAddress,
  type LanguageCode,
  type UserRole,
} from "@lanyard/contract";
import { adminViewNames, viewNames } from "./product/product-view.ts";
import { unfinished, unfinishedQuery } from "./product/unfinished.ts";
import { chapters } from "./shared/chapters.ts";
import { storeViewNames } from "./store/store-view.ts";
import { entryName } from "./shared/entry-name.ts";
import { paths, patterns } from "./shared/paths.ts";
import { cardsInSight, type PicturesAhead } from "./shared/pictures-ahead.ts";
import { textsPath } from "./shared/texts.ts";

type Sources = readonly string[];
type ByRole<Value> = Readonly<Record<UserRole, Value>>;

const page = (name: string) => `src/pages/${name}.tsx`;
const text = (name: string, language: LanguageCode) => `src/guide/texts/${name}.${language}.mdx`;

/** The lazy modules of a page, by its pattern. */
const modules: Readonly<Record<string, (language: LanguageCode) => Sources>> = {
  [patterns.login]: () => [page("LoginPage")],
  [patterns.passwordReset]: () => [page("PasswordResetPage")],
  [patterns.functionality]: () => [page("FunctionalityPage")],
  [patterns.docs]: () => [page("DocsPage")],
  [patterns.terms]: (language) => [page("LegalPage"), text("terms", language)],
  [patterns.privacy]: (language) => [page("LegalPage"), text("privacy", language)],
  [patterns.products]: () => [page("ProductsPage")],
  [patterns.auth]: () => [page("ProductsPage")],
  [patterns.product]: () => [page("ProductPage")],
  [patterns.account]: () => [page("AccountPage")],
  [patterns.store]: () => [page("StorePage")],
  [patterns.storeProduct]: () => [page("StoreProductPage")],
  [patterns.storeApps]: () => [page("StoreAppsPage")],
  [patterns.licenses]: () => [page("LicensesPage")],
  [patterns.people]: () => [page("PeoplePage")],
  [patterns.receipts]: () => [page("ReceiptsPage")],
  [patterns.receipt]: () => [page("ReceiptPage")],
  [patterns.buildOfProduct]: () => [page("BuildPage")],
  [patterns.build]: () => [page("BuildPage")],
  ...Object.fromEntries(
    chapters.map((chapter) => [
      paths.chapter(chapter),
      (language: LanguageCode) => [page("DocsPage"), text(`guide/${chapter}`, language)],
    ]),
  ),
};

/** The calls that every page of a signed-in user makes at once, besides that for the user. */
const always: ByRole<readonly string[]> = {
  creator: [],
  // The bar counts what waits.
  admin: [countProductsAsAdmin.path],
};

const path = (call: CallAddress) => call.path;
/** With the parameters of these names that the page's own address has. */
const withPageQuery = (call: CallAddress, names: readonly string[]) =>
  `${call.path}{?${names.join(",")}}`;
const withQuery = (call: CallAddress, query: Readonly<Record<string, string | number>>) =>
  `${call.path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])).toString()}`;

const products: ByRole<readonly string[]> = {
  creator: [
    withPageQuery(listProducts, viewNames),
    countProducts.path,
    ...unfinished.map((status) => withQuery(listProducts, unfinishedQuery(status))),
  ],
  admin: [withPageQuery(listProductsAsAdmin, adminViewNames)],
};

/** Of readers who are nobody's company: those ask with their token, which the page's head does not send. */
const ofWall = [
  withPageQuery(listPublicStore, storeViewNames),
  withPageQuery(countPublicStore, ["filter"]),
  ...[getPublicStoreFront, listMenu].map(path),
];
const wall: ByRole<readonly string[]> = { creator: ofWall, admin: ofWall };
const storeProduct = [getPublicProduct, listPermissions].map(path);

/** Those that a page makes besides; the first one's answer names its pictures. */
const calls: Readonly<Record<string, ByRole<readonly string[]>>> = {
  [patterns.auth]: products,
  [patterns.products]: products,
  [patterns.store]: wall,
  [patterns.storeProduct]: { creator: storeProduct, admin: storeProduct },
  [patterns.product]: {
    creator: [getProduct, listExpirations, listPermissions].map(path),
    admin: [getProductAsAdmin, listExpirations, listPermissions].map(path),
  },
  [patterns.build]: {
    creator: [getSubmission, listMenu, listPermissions, listExpirations].map(path),
    admin: [getSubmissionAsAdmin, listMenu, listPermissions, listExpirations].map(path),
  },
};

const banners: PicturesAhead = {
  field: "banner_url",
  side: pictureSides.banner,
  sizes: pictureSizes.banner,
  most: cardsInSight,
};

const slide: PicturesAhead = {
  field: "screenshot_url",
  side: pictureSides.screenshots,
  sizes: pictureSizes.slide,
  most: 1,
};

/** The pictures that a page shows first, of those that the answer of its first call names. Administrators list products in a table. */
export const firstPictures: Readonly<Record<string, Partial<ByRole<PicturesAhead>>>> = {
  [patterns.auth]: { creator: banners },
  [patterns.products]: { creator: banners },
  [patterns.product]: { creator: slide, admin: slide },
  [patterns.store]: { creator: banners, admin: banners },
  [patterns.storeProduct]: { creator: slide, admin: slide },
};

/** The calls by role, as URI templates: `:names` are those of the page's pattern, `{?names}` those of its query. */
export const firstCalls = (pattern: string): ByRole<readonly string[]> => ({
  creator: [...(calls[pattern]?.creator ?? []), ...always.creator],
  admin: [...(calls[pattern]?.admin ?? []), ...always.admin],
});

/** The pages whose first screen the server writes for who is signed in. */
const screens: ReadonlySet<string> = new Set([
  patterns.products,
  patterns.product,
  patterns.account,
]);

export const hasScreen = (pattern: string): boolean => screens.has(pattern);

/** Vite's manifest of the build: the output of each source. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly imports?: Sources;
      readonly assets?: Sources;
    }
  >
>;

/** The files of sources and of all that they import. */
function filesOf(manifest: Manifest, sources: Sources, found = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not in the build`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** The scripts of a page besides those of every page. */
export function firstScripts(
  manifest: Manifest,
  pattern: string,
  language: LanguageCode,
): readonly string[] {
  const own = modules[pattern]?.(language) ?? [page("LandingPage")];
  const entry = filesOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.name === entryName),
  );
  return [...filesOf(manifest, own)].filter((file) => !entry.has(file)).map((file) => `/${file}`);
}

export const preloadsOf = (scripts: readonly string[]): string =>
  scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`).join("");

/** The texts that the pages of a part of the console have for themselves. */
function ownTextsOf(pattern: string): readonly string[] {
  if (pattern.startsWith(patterns.docs)) return ["guide"];
  return pattern.startsWith(patterns.store) ? ["store"] : [];
}

/** The elements that make a browser preload what else a page needs. */
export function firstLinks(manifest: Manifest, pattern: string, language: LanguageCode): string {
  const fonts = Object.values(manifest)
    .flatMap(({ assets }) => assets ?? [])
    .filter((file) => /inter-core[^/]*\.woff2$/.test(file));
  const namespaces = ["translation", ...ownTextsOf(pattern)];
  return [
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
    ),
    ...namespaces.map(
      (name) => `<link rel="preload" as="fetch" crossorigin href="${textsPath(language, name)}" />`,
    ),
  ].join("");
}
