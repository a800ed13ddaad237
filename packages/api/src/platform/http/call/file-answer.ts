// Answers a call with a file, or with another body, that is generated while it is sent.
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyReply } from "fastify";
import { isHangUp } from "../connection/hang-up.ts";

interface FileAnswer {
  /** ASCII. */
  readonly name: string;
  readonly type: string;
}

async function* behind(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/**
 * Answers with parts that are generated while they are sent, and resolves when all are sent. An error before the first
 * part is handled like any other; a later one cuts the connection, so that no client takes a partial answer for a
 * complete one.
 */
export async function answerParts(
  reply: FastifyReply,
  type: string,
  parts: AsyncIterable<string>,
): Promise<void> {
  const rest = parts[Symbol.asyncIterator]();
  const { value } = (await rest.next()) as IteratorResult<string, undefined>;
  const stream = Readable.from(behind(value ?? "", rest), { objectMode: false });
  void reply.type(`${type}; charset=utf-8`).send(stream);
  await finished(stream).catch((error: unknown) => {
    const { request } = reply;
    if (isHangUp(error, request)) request.log.info("the client disconnected");
    else request.log.error({ err: error }, "response cut off");
  });
}

/** Like `answerParts`, for a file that the browser saves under a name. */
export async function answerFile(
  reply: FastifyReply,
  { name, type }: FileAnswer,
  parts: AsyncIterable<string>,
): Promise<string> {
  void reply.headers({
    "content-disposition": `attachment; filename="${name}"`,
    "x-content-type-options": "nosniff",
  });
  await answerParts(reply, type, parts);
  return "";
}
