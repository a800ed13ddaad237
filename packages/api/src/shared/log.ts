// What is written about a request: enough to find it, nothing that opens a door.
import type { FastifyRequest } from "fastify";

/** Without the query, which carries signatures, and without the token of a reset link. */
const plainPath = (url: string): string =>
  (url.split("?", 1)[0] ?? "").replace(/^\/password\/reset\/.+/, "/password/reset/…");

export const logger = {
  level: "info",
  redact: ["req.headers", "*.password", "*.token", "*.company_token", "*.user_token"],
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: plainPath(request.url),
      address: request.ip,
    }),
  },
};
