// All paths of the console: patterns for the router, and functions that make links.
import { matchPath } from "react-router-dom";
import { chapters, type Chapter } from "./chapters.ts";

type Id = number | string;

export const patterns = {
  home: "/",
  login: "/login",
  passwordReset: "/password/reset/:token",
  auth: "/auth",
  products: "/dashboard/products",
  review: "/dashboard/review",
  product: "/dashboard/products/:product_id",
  preview: "/dashboard/products/:product_id/preview",
  companies: "/dashboard/companies",
  /** Those of the console; a company's people have a page of the store. */
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

/** Each chapter of the guide is a page of its own. */
export const pages: readonly string[] = [...Object.values(patterns), ...chapters.map(chapterPath)];

/** Stands for every address that no page has: it shows the landing page, which says so. */
export const unknown = "/unknown";
const homes: readonly string[] = [patterns.home, "/home"];

/** The pattern of the page at an address. */
export const patternOf = (pathname: string): string =>
  homes.includes(pathname)
    ? patterns.home
    : (pages.find((pattern) => matchPath(pattern, pathname)) ?? unknown);

const storeOfAll: readonly string[] = [patterns.store, patterns.storeProduct];

/** Pages, by pattern, that signed-in users or connected companies alone are shown: the browser renders them. */
export const isGuarded = (pattern: string): boolean =>
  pattern === patterns.auth ||
  pattern.startsWith("/dashboard/") ||
  (pattern.startsWith("/store/") && !storeOfAll.includes(pattern));

/**
 * Whether what a page shows, to a connected company or of an open build, is hydrated after the page itself: such a page has
 * `Hydrated` there.
 */
export const hydratesInParts = (pathname: string): boolean => {
  const pattern = patternOf(pathname);
  return pattern === patterns.review || pattern.startsWith(`${patterns.store}/`);
};

/** Whether the landing page shows at an address. */
export const isLanding = (pathname: string): boolean =>
  ([patterns.home, unknown] as readonly string[]).includes(patternOf(pathname));

export const paths = {
  ...patterns,
  chapter: chapterPath,
  product: (productId: Id) => `/dashboard/products/${productId}`,
  /** What the store will show of it, where the store has it not. */
  preview: (productId: Id) => `/dashboard/products/${productId}/preview`,
  build: (productId: Id, submissionId: Id) =>
    `/dashboard/build/products/${productId}/submissions/${submissionId}`,
  storeProduct: (productId: Id) => `/store/products/${productId}`,
  receipt: (paymentId: Id) => `/store/receipts/${paymentId}`,
  /** Who may use the app. */
  peopleOf: (productId: Id) => `${patterns.people}?by=app&app=${productId}`,
  receiptsOf: (productId: Id) => `/store/receipts?product_id=${productId}`,
  /** Login, which asks at once where to mail a link for a new password. */
  forgotten: `${patterns.login}${forgottenHash}`,
  /** Login that returns to this path. */
  loginFor: (returnUrl: string) => `/login?${new URLSearchParams({ returnUrl }).toString()}`,
} as const;

/** The path of a returnUrl if it is inside the dashboard (not another site, not login), else the product list. */
export function safeReturn(returnUrl: string | null): string {
  if (!returnUrl || !URL.canParse(returnUrl, location.origin)) return patterns.products;
  // Parsed like the browser does: backslashes, tabs and `..` included.
  const { origin, pathname, search, hash } = new URL(returnUrl, location.origin);
  const inside = origin === location.origin && pathname.startsWith("/dashboard/");
  return inside ? pathname + search + hash : patterns.products;
}
