// The paths of the pages that the server renders completely.
export const publicPages = [
  "/",
  "/login",
  "/functionality",
  "/password/reset/abc",
  "/email/confirm/abc",
  "/email/undo/abc",
  "/docs",
  "/docs/build",
  "/docs/life",
  "/docs/webhooks",
  "/terms",
  "/privacy",
] as const;
