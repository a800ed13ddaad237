// The API calls that each page makes first: the document lists them, so that the browser sends them early.
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

/** The calls that every page makes for a signed-in user, besides the call for the user itself. */
const always: ByRole<readonly string[]> = {
  creator: [],
  // The navigation bar shows how many submissions await review.
  admin: [countProductsAsAdmin.path],
};

const path = (call: CallAddress) => call.path;
/** A call with query parameters taken from the page's address. */
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

/** For readers without a connected company; a company calls endpoints of its own with its token. */
const ofWall = [
  withPageQuery(listPublicStore, storeViewTaken),
  withPageQuery(countPublicStore, [storeFilterTaken]),
  ...[getPublicStoreFront, listMenu].map(path),
];
const wall: ByRole<readonly string[]> = { creator: ofWall, admin: ofWall };
const storeProduct = [getPublicProduct, listPermissions].map(path);

/** The additional calls of each page. */
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

/** The calls by role, as templates: `:name` is filled from the page's path, `{?…}` from its query. */
export const firstCalls = (pattern: string): ByRole<readonly string[]> => ({
  creator: [...(calls[pattern]?.creator ?? []), ...always.creator],
  admin: [...(calls[pattern]?.admin ?? []), ...always.admin],
});

/** Pages for administrators only. */
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

/** The pages whose first screen the server renders: for signed-in users, and store pages for a company. */
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

/** Whether this file lists the calls that a user's page makes. */
export const isKnown = (pattern: string): boolean => Object.hasOwn(calls, pattern);
