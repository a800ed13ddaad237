// Refusals written without Fastify: before it sees a request, or when there is no request that it could see.
import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
  languageCodes,
  negotiateLanguage,
  statusCodes,
  type LanguageCode,
  type MessageKey,
  type Problem,
  type RefusalCode,
} from "@lanyard/contract";
import { say } from "../../text/texts.ts";

export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const createAnswer = (
  language: LanguageCode,
  code: RefusalCode,
  key: MessageKey,
  params: Problem["params"],
  status: number,
  headers: Readonly<Record<string, string>>,
): PlainAnswer => {
  const text = say(language, key, params);
  const body = JSON.stringify({ error: text, code, problems: [{ key, text }] });
  return {
    status,
    headers: {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      "content-language": language,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      vary: "accept-language",
    },
    body,
  };
};

/**
 * Returns the refusal in the client's language. All languages are built in advance, because a refusal is needed most
 * when the server is busiest.
 */
export function plainRefusal(
  code: RefusalCode,
  key: MessageKey,
  {
    params = {},
    status = statusCodes[code],
    headers = {},
  }: {
    params?: Problem["params"];
    status?: number;
    headers?: Readonly<Record<string, string>>;
  } = {},
): (acceptLanguage: string | undefined) => PlainAnswer {
  const answers = new Map(
    languageCodes.map((language) => [
      language,
      createAnswer(language, code, key, params, status, headers),
    ]),
  );
  return (acceptLanguage) => answers.get(negotiateLanguage(acceptLanguage))!;
}

export function answerPlainly(response: ServerResponse, answer: PlainAnswer): void {
  response.sendDate = false;
  response.writeHead(answer.status, Object.entries(answer.headers).flat());
  response.end(answer.body);
}

/** Writes an answer where there is no response object, and ends the connection. */
export function answerOnSocket(socket: Socket, { status, headers, body }: PlainAnswer): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`, () =>
    socket.destroy(),
  );
}
