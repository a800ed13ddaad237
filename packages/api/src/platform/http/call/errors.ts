// The one place where a failed request becomes an answer.
import { negotiateLanguage, statusCodes } from "@lanyard/contract";
import type { LanguageCode, MessageKey, Problem, Refusal } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse, Refused } from "../../refuse.ts";
import { isHangUp } from "../connection/hang-up.ts";
import { endsConnection } from "../connection/server.ts";
import { say, sayProblem, sizeLabel } from "../../text/texts.ts";
import { quoteInput } from "../../text/quote.ts";

const retryAfterSeconds = 5;

/** The code, message and status of anything that was thrown. */
function traits(error: unknown): { code: string; message: string; status: number; cause: unknown } {
  const { code, message, statusCode, cause } = (
    typeof error === "object" && error !== null ? error : {}
  ) as Record<string, unknown>;
  return {
    code: typeof code === "string" ? code : "",
    message: typeof message === "string" ? message : "",
    status: typeof statusCode === "number" ? statusCode : 0,
    cause,
  };
}

/** Of the network, of a disk that refuses, and of PostgreSQL; 08P01 is what PgBouncer says of all its troubles. */
const outage =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EACCES|EROFS|25006|25P0[34]|40001|40P01|57014|57P0[123]|08[\dA-Z]{3}|53\d{3})$/;
const lost =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered a connection error) and is not queryable)/;

/** Error codes of a full disk, here or at PostgreSQL. */
const full = /^(?:ENOSPC|EDQUOT|53100)$/;

/**
 * The message for an error that may pass: PostgreSQL or the disk is unreachable, does not respond, is full or ended a
 * deadlock. Searches the chain of causes; undefined for any other error.
 */
function findOutage(error: unknown): MessageKey | undefined {
  if (error === undefined || error === null) return undefined;
  const { code, message, cause } = traits(error);
  if (full.test(code)) return "server.full";
  return outage.test(code) || lost.test(message) ? "server.unavailable" : findOutage(cause);
}

/** Converts errors of Fastify and its parsers to our refusals; undefined for any other error. */
function fromFramework(error: unknown, request: FastifyRequest): Refused | undefined {
  const { status } = traits(error);
  if (status === 413)
    return refuse("too_large", {
      key: "request.too_large",
      params: { limit: sizeLabel(request.routeOptions.bodyLimit) },
    });
  if (status === 415) return refuse("wrong_type", { key: "request.wrong_type" });
  if (status === 404) return refuse("not_found", { key: "request.not_found" });
  return status >= 400 && status < 500
    ? refuse("unreadable", { key: "request.unreadable" })
    : undefined;
}

function toRefused(error: unknown, request: FastifyRequest): Refused {
  if (isHangUp(error, request)) {
    request.log.info("the client disconnected");
    return refuse("unreadable", { key: "request.unreadable" });
  }
  if (error instanceof Refused) {
    // A refusal with a cause reports the failure of a service that we depend on.
    if (error.cause !== undefined) request.log.error({ err: error.cause }, "request refused");
    return error;
  }
  const frameworkError = fromFramework(error, request);
  if (frameworkError) return frameworkError;
  request.log.error({ err: error }, "request failed");
  const key = findOutage(error);
  return key
    ? refuse("unavailable", { key })
    : refuse("internal", { key: "server.failed", params: { id: request.id } });
}

// Senders choose the names of fields, so problems may be many and long.
const mostProblems = 100;
const longestField = 80;
const longestParam = 200;
const readable = ({ field, params, ...problem }: Problem): Problem => ({
  ...problem,
  ...(field !== undefined && { field: quoteInput(field, longestField) }),
  ...(params && {
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === "string" ? quoteInput(value, longestParam) : value,
      ]),
    ),
  }),
});

function body(refused: Refused, language: LanguageCode, requestId: string): Refusal {
  const problems = refused.problems
    .slice(0, mostProblems)
    .map(readable)
    .map((problem) => ({
      ...(problem.field === undefined ? {} : { field: problem.field }),
      key: problem.key,
      ...(problem.params && { params: problem.params }),
      text: sayProblem(language, problem),
    }));
  const texts = [...new Set(problems.map((problem) => problem.text))];
  const error = texts.length === 1 ? (texts[0] ?? "") : texts;
  return {
    error: texts.length === 0 ? say(language, "request.unreadable") : error,
    code: refused.code,
    problems,
    ...(refused.price && { price: refused.price }),
    ...(refused.prices && { prices: [...refused.prices] }),
    ...(refused.build && { build: refused.build }),
    ...(refused.claim && { claim: refused.claim }),
    ...(refused.last_move && { last_move: refused.last_move }),
    ...(refused.findings && { findings: refused.findings }),
    request_id: requestId,
  };
}

/** Answers a failed request: `{ error, code, problems, request_id }` in the reader's language. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refused = toRefused(error, request);
  const language = negotiateLanguage(request.headers["accept-language"]);
  if (endsConnection(request.raw)) void reply.header("connection", "close");
  if (refused.code === "unavailable") void reply.header("retry-after", retryAfterSeconds);
  if (refused.code === "too_many")
    // With 0, a client would try again at once.
    void reply.header(
      "retry-after",
      Math.max(1, Math.ceil(Number(refused.problems[0]?.params?.["seconds"] ?? 1))),
    );
  if (refused.code === "unauthenticated") void reply.header("www-authenticate", "Bearer");
  return reply
    .code(statusCodes[refused.code])
    .headers({ "cache-control": "no-store", "content-language": language, vary: "accept-language" })
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body(refused, language, request.id));
}
