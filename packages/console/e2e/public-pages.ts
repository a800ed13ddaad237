// The pages that the server writes whole, by address.
export const publicPages = [
  "/",
  "/login",
  "/functionality",
  "/password/reset/abc",
  "/docs",
  "/terms",
  "/privacy",
] as const;
