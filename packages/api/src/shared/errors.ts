// The one place where a failed request becomes an answer.
import { languageOf, statusCodes } from "@lanyard/contract";
import type { LanguageCode, Problem, Refusal } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Refused, refuse, Refused as RefusedError } from "./refuse.ts";
import { say, sayProblem, sizeLabel } from "./texts.ts";

const retryAfterSeconds = 5;
const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** PostgreSQL or the disk cannot be reached or is full, somewhere down the chain of causes: it may work later. */
function isUnavailable(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  const code = String(field(error, "code") ?? "");
  if (/^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|ENOSPC|57P0[123]|08\d{3}|53\d{3})$/.test(code))
    return true;
  const message = String(field(error, "message") ?? "");
  if (/^(?:Connection terminated|timeout exceeded when trying to connect)/.test(message)) return true;
  return isUnavailable(field(error, "cause"));
}

/** What Fastify and its parsers refuse, in our words. */
function fromFramework(error: unknown, request: FastifyRequest): Refused | undefined {
  const status = field(error, "statusCode");
  const code = String(field(error, "code") ?? "");
  if (status === 413 || code === "FST_REQ_FILE_TOO_LARGE")
    return refuse("too_large", {
      key: "request.too_large",
      params: { limit: sizeLabel(request.routeOptions.bodyLimit) },
    });
  if (status === 415) return refuse("wrong_type", { key: "request.wrong_type" });
  if (status === 404) return refuse("not_found", { key: "request.not_found" });
  if (status === 429) return refuse("too_many", { key: "request.too_many", params: { seconds: 60 } });
  return typeof status === "number" && status >= 400 && status < 500
    ? refuse("unreadable", { key: "request.unreadable" })
    : undefined;
}

function refusedBy(error: unknown, request: FastifyRequest): Refused {
  if (error instanceof RefusedError) return error;
  const known = fromFramework(error, request);
  if (known) return known;
  request.log.error({ err: error }, "request failed");
  return isUnavailable(error)
    ? refuse("unavailable", { key: "server.unavailable" })
    : refuse("internal", { key: "server.failed", params: { id: request.id } });
}

function body(refused: Refused, language: LanguageCode, requestId: string): Refusal {
  const problems = refused.problems.map((problem: Problem) => ({
    ...(problem.field === undefined ? {} : { field: problem.field }),
    key: problem.key,
    text: sayProblem(language, problem),
  }));
  const texts = [...new Set(problems.map((problem) => problem.text))];
  const error = texts.length === 1 ? (texts[0] ?? "") : texts;
  return {
    error: texts.length === 0 ? say(language, "request.unreadable") : error,
    code: refused.code,
    problems,
    request_id: requestId,
  };
}

/** Answers a failed request: `{ error, code, problems, request_id }` in the reader's language. */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const refused = refusedBy(error, request);
  const language = languageOf(request.headers["accept-language"]);
  if (refused.code === "unavailable") void reply.header("retry-after", retryAfterSeconds);
  if (refused.code === "too_many")
    void reply.header("retry-after", Number(refused.problems[0]?.params?.["seconds"] ?? 1));
  if (refused.code === "unauthenticated") void reply.header("www-authenticate", "Bearer");
  return reply
    .code(statusCodes[refused.code])
    .headers({ "cache-control": "no-store", "content-language": language, vary: "accept-language" })
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body(refused, language, request.id));
}
