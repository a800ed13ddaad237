// Every address of the console, once: as patterns for the router and as links for everybody else.
type Id = number | string;

export const patterns = {
  home: "/",
  store: "/store",
  login: "/login",
  passwordReset: "/password/reset/:token",
  auth: "/auth",
  products: "/dashboard/products",
  product: "/dashboard/products/:product_id",
  account: "/dashboard/account",
  buildOfProduct: "/dashboard/build/:id",
  build: "/dashboard/build/products/:product_id/submissions/:submission_id",
  functionality: "/functionality",
  docs: "/docs",
  terms: "/terms",
  privacy: "/privacy",
} as const;

export const paths = {
  ...patterns,
  product: (productId: Id) => `/dashboard/products/${productId}`,
  build: (productId: Id, submissionId: Id) =>
    `/dashboard/build/products/${productId}/submissions/${submissionId}`,
  /** Login that comes back to where somebody wanted to go. */
  loginFor: (returnUrl: string) => `/login?${new URLSearchParams({ returnUrl }).toString()}`,
} as const;

/** A returnUrl is only followed inside the dashboard: never to another site, never back to login. */
export function safeReturn(returnUrl: string | null): string {
  if (!returnUrl || !URL.canParse(returnUrl, location.origin)) return patterns.products;
  // As the browser reads it: with its ways of writing a host, and its steps up.
  const { origin, pathname, search, hash } = new URL(returnUrl, location.origin);
  const inside = origin === location.origin && pathname.startsWith("/dashboard/");
  return inside ? pathname + search + hash : patterns.products;
}
