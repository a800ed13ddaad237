// All paths of the console: patterns for the router, and functions that make links.
import { matchPath } from "react-router-dom";
import { chapters, type Chapter } from "../features/guide/chapters.ts";

type Id = number | string;

export const patterns = {
  home: "/",
  login: "/login",
  passwordReset: "/password/reset/:token",
  emailConfirm: "/email/confirm/:token",
  emailUndo: "/email/undo/:token",
  auth: "/auth",
  products: "/dashboard/products",
  review: "/dashboard/review",
  product: "/dashboard/products/:product_id",
  preview: "/dashboard/products/:product_id/preview",
  companies: "/dashboard/companies",
  /** The console's users; a company's people are a page of the store. */
  users: "/dashboard/people",
  requests: "/dashboard/requests",
  audit: "/dashboard/audit",
  deliveries: "/dashboard/deliveries",
  settings: "/dashboard/settings",
  account: "/dashboard/account",
  buildOfProduct: "/dashboard/build/:id",
  build: "/dashboard/build/products/:product_id/submissions/:submission_id",
  functionality: "/functionality",
  store: "/store",
  storeProduct: "/store/products/:product_id",
  storeApps: "/store/apps",
  licenses: "/store/licenses",
  people: "/store/people",
  receipts: "/store/receipts",
  receipt: "/store/receipts/:payment_id",
  docs: "/docs",
  terms: "/terms",
  privacy: "/privacy",
} as const;

export const forgottenHash = "#forgotten";

const chapterPath = (chapter: Chapter) => `${patterns.docs}/${chapter}`;

/** All page patterns, including one per chapter of the guide. */
export const pages: readonly string[] = [...Object.values(patterns), ...chapters.map(chapterPath)];

/** Represents every address without a page: it shows the landing page, which says so. */
export const unknown = "/unknown";
const homes: readonly string[] = [patterns.home, "/home"];

/** The pattern of the page at an address. */
export const findPattern = (pathname: string): string =>
  homes.includes(pathname)
    ? patterns.home
    : (pages.find((pattern) => matchPath(pattern, pathname)) ?? unknown);

const storeOfAll: readonly string[] = [patterns.store, patterns.storeProduct];

/** Whether only signed-in users or connected companies may see a page: the browser renders it. */
export const isGuarded = (pattern: string): boolean =>
  pattern === patterns.auth ||
  pattern.startsWith("/dashboard/") ||
  (pattern.startsWith("/store/") && !storeOfAll.includes(pattern));

/** Whether the landing page shows at an address. */
export const isLanding = (pathname: string): boolean =>
  ([patterns.home, unknown] as readonly string[]).includes(findPattern(pathname));

export const paths = {
  ...patterns,
  chapter: chapterPath,
  product: (productId: Id) => `/dashboard/products/${productId}`,
  /** The product as the store will show it, before it is in the store. */
  preview: (productId: Id) => `/dashboard/products/${productId}/preview`,
  build: (productId: Id, submissionId: Id) =>
    `/dashboard/build/products/${productId}/submissions/${submissionId}`,
  storeProduct: (productId: Id) => `/store/products/${productId}`,
  receipt: (paymentId: Id) => `/store/receipts/${paymentId}`,
  /** The people who may use the app. */
  peopleOf: (productId: Id) => `${patterns.people}?by=app&app=${productId}`,
  receiptsOf: (productId: Id) => `/store/receipts?product_id=${productId}`,
  /** The login page with the form that mails a link for a new password open. */
  forgotten: `${patterns.login}${forgottenHash}`,
  /** Login that returns to this path. */
  loginFor: (returnUrl: string) => `/login?${new URLSearchParams({ returnUrl }).toString()}`,
} as const;

/**
 * The path of a returnUrl if it is inside the dashboard (not another site, not login), else the product list. `here` is
 * the console's origin.
 */
export function safeReturn(returnUrl: string | null, here: string): string {
  if (!returnUrl || !URL.canParse(returnUrl, here)) return patterns.products;
  // Parse as the browser does, including backslashes, tabs and `..`.
  const { origin, pathname, search, hash } = new URL(returnUrl, here);
  const inside = origin === here && pathname.startsWith("/dashboard/");
  return inside ? pathname + search + hash : patterns.products;
}
