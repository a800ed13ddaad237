// What the log contains about a request: enough to find it, and no secrets.
import type { FastifyRequest } from "fastify";

/** The path without the query, which carries signatures, and without the secret of a mailed link or a payment page. */
const plainPath = (url: string): string =>
  (url.split("?", 1)[0] ?? "").replace(
    /^(\/password\/reset|\/email\/confirm|\/email\/undo|\/sandbox\/payments)\/.+/,
    "$1/…",
  );

/** Removes the parameters from the message of a failed query, because they may be personal data. */
const withoutParameters = (text: string): string => text.replaceAll(/^params: .*$/gm, "params: …");

function plainError(error: Error): { type: string; message: string; stack: string } {
  const { cause } = error;
  const why = cause instanceof Error ? `; caused by ${cause.message}` : "";
  return {
    type: error.name,
    // The parameters are the last line of their message.
    message: withoutParameters(error.message) + why,
    stack: withoutParameters(error.stack ?? ""),
  };
}

export const logger = {
  level: "info",
  redact: [
    "req.headers",
    "*.password",
    "*.token",
    "*.company_token",
    "*.app_token",
    "*.user_token",
  ],
  serializers: {
    err: plainError,
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: plainPath(request.url),
      address: request.ip,
    }),
  },
};
