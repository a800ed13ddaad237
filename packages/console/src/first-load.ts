// What each page asks for first, so that the document can list it and the browser asks for it early.
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
  type CallAddress,
  type UserRole,
} from "@lanyard/contract";
import { adminViewTaken, viewTaken } from "./product/product-view.ts";
import { unfinished, unfinishedQuery } from "./product/unfinished.ts";
import { storeFilterTaken, storeViewTaken } from "./store/store-view.ts";
import { taken } from "./shared/filled-call.ts";
import { patterns } from "./shared/paths.ts";

type ByRole<Value> = Readonly<Record<UserRole, Value>>;

/** The calls that every page of a signed-in user makes at once, besides that for the user. */
const always: ByRole<readonly string[]> = {
  creator: [],
  // The bar counts what waits.
  admin: [countProductsAsAdmin.path],
};

const path = (call: CallAddress) => call.path;
/** With the parameters that the page's own address has. */
const withPageQuery = (call: CallAddress, parameters: readonly string[]) =>
  call.path + taken(parameters);
const withQuery = (call: CallAddress, query: Readonly<Record<string, string | number>>) =>
  `${call.path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])).toString()}`;

const products: ByRole<readonly string[]> = {
  creator: [
    withPageQuery(listProducts, viewTaken),
    countProducts.path,
    ...unfinished.map((status) => withQuery(listProducts, unfinishedQuery(status))),
  ],
  admin: [withPageQuery(listProductsAsAdmin, adminViewTaken)],
};

/** Of readers who are nobody's company: those ask with their token. */
const ofWall = [
  withPageQuery(listPublicStore, storeViewTaken),
  withPageQuery(countPublicStore, [storeFilterTaken]),
  ...[getPublicStoreFront, listMenu].map(path),
];
const wall: ByRole<readonly string[]> = { creator: ofWall, admin: ofWall };
const storeProduct = [getPublicProduct, listPermissions].map(path);

/** Those that a page makes besides. */
const calls: Readonly<Record<string, ByRole<readonly string[]>>> = {
  [patterns.auth]: products,
  [patterns.products]: products,
  [patterns.store]: wall,
  [patterns.storeProduct]: { creator: storeProduct, admin: storeProduct },
  [patterns.product]: {
    creator: [getProduct, listExpirations, listPermissions].map(path),
    admin: [getProductAsAdmin, listExpirations, listPermissions].map(path),
  },
  [patterns.account]: { creator: [], admin: [] },
  [patterns.preview]: {
    creator: [getProduct, listPermissions].map(path),
    admin: [getProductAsAdmin, listPermissions].map(path),
  },
  [patterns.build]: {
    creator: [getSubmission, listMenu, listPermissions, listExpirations].map(path),
    admin: [getSubmissionAsAdmin, listMenu, listPermissions, listExpirations].map(path),
  },
};

/** The calls by role, as templates: `:names` are those of the page's pattern, `{?…}` what is taken of its query. */
export const firstCalls = (pattern: string): ByRole<readonly string[]> => ({
  creator: [...(calls[pattern]?.creator ?? []), ...always.creator],
  admin: [...(calls[pattern]?.admin ?? []), ...always.admin],
});

/** Pages that are shown to administrators alone. */
const office: ReadonlySet<string> = new Set([
  patterns.review,
  patterns.companies,
  patterns.users,
  patterns.requests,
  patterns.audit,
  patterns.deliveries,
  patterns.settings,
]);

export const isOfOffice = (pattern: string): boolean => office.has(pattern);

/** The pages whose first screen the server writes: for who is signed in, and those of the store for a company. */
const screens: ReadonlySet<string> = new Set([
  patterns.products,
  patterns.product,
  patterns.preview,
  patterns.account,
  patterns.build,
  patterns.store,
  patterns.storeProduct,
  patterns.storeApps,
  patterns.licenses,
  patterns.people,
  patterns.receipts,
  patterns.receipt,
  ...office,
]);

export const hasScreen = (pattern: string): boolean => screens.has(pattern);

/** Whether it is known what a user's page asks for. */
export const isKnown = (pattern: string): boolean => Object.hasOwn(calls, pattern);
