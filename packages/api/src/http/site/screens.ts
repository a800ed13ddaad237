// The first screen of a signed-in reader's page: the answers that their token gets to the page's first calls, and the HTML
// that the console's renderer makes of them.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { languageOf, screenPath } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { App } from "../call/app.ts";
import { bearerOf } from "../call/auth.ts";
import { clientOf } from "../connection/client.ts";
import { releaseSlot } from "../connection/server.ts";
import type { Surroundings } from "./documents.ts";
import { encodingOf } from "./encoding.ts";
import {
  loadRenderer,
  namesOfRenderer,
  type Answer,
  type ScreenWanted,
  type ScreenWriter,
} from "./renderer.ts";
import { refuse } from "../../shared/refuse.ts";

const about = z.object({
  path: z.string().check(z.startsWith("/"), z.maxLength(2_000)),
  search: z.string().check(z.maxLength(2_000)),
  zone: z.string().check(z.maxLength(100)),
  release: z.string().check(z.maxLength(100)),
});

/** What a browser names is not always one. */
const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

type Answers = Readonly<Record<string, Answer>>;

/** For one reader, so not the smallest that there is: a tenth of the time for a few bytes more. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function send(request: FastifyRequest, reply: FastifyReply, screen: object) {
  const encoding = encodingOf(request);
  const text = Buffer.from(JSON.stringify(screen));
  if (encoding) void reply.header("content-encoding", encoding);
  const packed =
    encoding === "br"
      ? await promisify(brotliCompress)(text, quick)
      : encoding && (await promisify(gzip)(text));
  return reply.type("application/json; charset=utf-8").send(packed || text);
}

/** Without a renderer that writes screens there are none: the browser sends the calls by itself. */
export async function serveScreens(
  app: App,
  folder: string,
  { settings, publicUrl, ask }: Surroundings,
): Promise<void> {
  const names = await namesOfRenderer(folder);
  if (!names.has("writeScreen") || !ask) return;
  const { origin } = new URL(publicUrl);

  /** Undefined where it cannot be written now: the reader's browser renders the answers. */
  const write = async (writer: ScreenWriter, request: FastifyRequest, wanted: ScreenWanted) => {
    if (Object.values(wanted.answers).some(({ status }) => status !== 200)) return undefined;
    if (request.raw.socket.destroyed) return undefined;
    // It is work as a call's is; who finds no room for it has the answers already.
    const slot = app.admission.enter(clientOf(request.ip));
    if (typeof slot === "string") return undefined;
    try {
      const { html, title } = await writer.writeScreen(wanted);
      return { html, title };
    } catch (error) {
      request.log.error({ err: error, path: wanted.path }, "a screen cannot be written");
      return undefined;
    } finally {
      slot();
    }
  };

  app.get(screenPath, async (request, reply) => {
    // Each of the calls takes a slot of its own, and so does the writing.
    releaseSlot(request.raw);
    void reply.header("cache-control", "private, no-store");
    const read = z.safeParse(about, request.query);
    if (!read.success) throw refuse("not_found", { key: "request.not_found" });
    const { path, search, zone, release } = read.data;
    const language = languageOf(request.headers["accept-language"]);
    const reader = { token: bearerOf(request), address: request.ip };
    const writer = (await loadRenderer(folder)) as ScreenWriter;
    const known = await ask(writer.screenCall, language, reader);
    const first: Answers = { [writer.screenCall]: known };
    if (known.status !== 200) return send(request, reply.code(known.status), { answers: first });
    const { role } = JSON.parse(known.text) as { readonly role: string };
    const calls = writer.screenCallsOf(path, search, role);
    if (!calls) throw refuse("not_found", { key: "request.not_found" });
    const others = await Promise.all(
      calls.map(async (url) => [url, await ask(url, language, reader)] as const),
    );
    const answers: Answers = { ...first, ...Object.fromEntries(others) };
    const wanted = { path, search, language, timeZone: zone, settings, origin, answers };
    const screen =
      release === writer.release && isZone(zone) ? await write(writer, request, wanted) : undefined;
    return send(request, reply, { ...screen, answers });
  });
}
