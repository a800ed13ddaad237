// The pages that the server writes whole, by address.
export const publicPages = [
  "/",
  "/login",
  "/functionality",
  "/password/reset/abc",
  "/docs",
  "/docs/build",
  "/docs/life",
  "/docs/webhooks",
  "/terms",
  "/privacy",
] as const;
