// Turns away what would only wait: past its limit of calls at once, a server that takes more serves fewer.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { languageCodes, languageOf, type LanguageCode } from "@lanyard/contract";
import { say } from "../shared/texts.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Calls at once: several times what the pool of connections serves, a fraction of a second of waiting. */
const admitted = { calls: 64, uploads: 32 };
const retryAfterSeconds = 2;

interface Answer {
  readonly head: readonly string[];
  readonly body: string;
}

const answerIn = (language: LanguageCode): Answer => {
  const key = "server.unavailable";
  const text = say(language, key, {});
  const body = JSON.stringify({ error: text, code: "unavailable", problems: [{ key, text }] });
  const headers = {
    "retry-after": String(retryAfterSeconds),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "content-language": language,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    vary: "accept-language",
  };
  return { head: Object.entries(headers).flat(), body };
};
const answers = new Map(languageCodes.map((language) => [language, answerIn(language)]));

/** Of the answers made before: this is done most when there is least time. */
function turnAway(request: IncomingMessage, response: ServerResponse, isUpload: boolean): void {
  response.sendDate = false;
  const { head, body } = answers.get(languageOf(request.headers["accept-language"]))!;
  // Nobody waits for the rest of an upload that is not wanted.
  response.writeHead(503, isUpload ? [...head, "connection", "close"] : [...head]);
  response.end(body);
}

/**
 * A server that passes on at most `admitted` calls at once; the others are answered 503 with Retry-After. Files, the
 * console and health are not counted: they cost little, and who watches us has to get through. Uploads have a limit of
 * their own: they wait for slow lines, not for us.
 */
export function admittingServer(handler: Handler, limits = admitted): Server {
  const underWay = { calls: 0, uploads: 0 };
  return createServer({ optimizeEmptyRequests: true }, (request, response) => {
    if (!request.url?.startsWith("/api/")) return handler(request, response);
    const isUpload = request.headers["content-type"]?.startsWith("multipart/") === true;
    const kind = isUpload ? "uploads" : "calls";
    if (underWay[kind] >= limits[kind]) return turnAway(request, response, isUpload);
    underWay[kind] += 1;
    response.once("close", () => (underWay[kind] -= 1));
    return handler(request, response);
  });
}
