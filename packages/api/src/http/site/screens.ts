// The first screen of a user's or a company's page: the answers to the page's first calls, made with the reader's
// tokens, and the HTML that the console's renderer makes of them.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { languageOf, screenPath } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { App } from "../call/app.ts";
import { bearerOf } from "../call/auth.ts";
import { clientOf } from "../connection/client.ts";
import { hangUpOf } from "../connection/hang-up.ts";
import { releaseSlot } from "../connection/server.ts";
import type { Surroundings } from "./documents.ts";
import { encodingOf } from "./encoding.ts";
import {
  loadRenderer,
  namesOfRenderer,
  type Answer,
  type LackingCall,
  type ScreenWriter,
} from "./renderer.ts";
import type { Rendering } from "./rendering.ts";
import { refuse } from "../../shared/refuse.ts";

const about = z.object({
  path: z.string().check(z.startsWith("/"), z.maxLength(2_000)),
  search: z.string().check(z.maxLength(2_000)),
  zone: z.string().check(z.maxLength(100)),
  release: z.string().check(z.maxLength(100)),
  seen: z.object({
    // The range of a JavaScript time, in ms.
    now: z.number().check(z.gte(0), z.lte(8.64e15)),
    isWide: z.boolean(),
  }),
  /** For a connected company: its token, and what the browser remembers of it. */
  company_token: z._default(z.string(), ""),
  company: z.optional(z.record(z.string(), z.unknown())),
});

/** How often a page may request further calls that follow from answers. */
const mostTurns = 4;

/** Checks the time zone, because a browser may name one that does not exist here. */
const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Looks for the company of a token, in a slot like a call's; without a free one it answers false. */
async function isOfCompany({ server, ip }: FastifyRequest, token: string): Promise<boolean> {
  const slot = server.admission.enter(clientOf(ip));
  if (typeof slot === "string") return false;
  try {
    return (await server.identify.company(token)) !== undefined;
  } finally {
    slot();
  }
}

type Answers = Readonly<Record<string, Answer>>;

/**
 * The result is for one reader only, so it is not compressed to the smallest size: this takes a tenth of the time for a
 * few bytes more.
 */
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

/** Without a renderer that writes screens the server offers none, and the browser sends the calls itself. */
export async function serveScreens(
  app: App,
  folder: string,
  { settings, publicUrl, ask }: Surroundings,
  rendering: Rendering,
): Promise<void> {
  const names = await namesOfRenderer(folder);
  if (!names.has("writeScreen") || !ask) return;
  const { origin } = new URL(publicUrl);

  app.post(screenPath, async (request, reply) => {
    // Each of the calls takes a slot of its own, and the rendering a place.
    releaseSlot(request.raw);
    void reply.header("cache-control", "private, no-store");
    const read = z.safeParse(about, request.body);
    if (!read.success) throw refuse("not_found", { key: "request.not_found" });
    const { path, search, zone, release, seen, company_token: companyToken, company } = read.data;
    const language = languageOf(request.headers["accept-language"]);
    const reader = { token: bearerOf(request), companyToken, address: request.ip };
    const signal = hangUpOf(reply);
    const writer = (await loadRenderer(folder)) as ScreenWriter;
    const askFor = async (calls: readonly LackingCall[]): Promise<Answers> =>
      Object.fromEntries(
        await Promise.all(
          calls.map(
            async ({ name, url, own }) => [name, await ask(url, language, reader, own)] as const,
          ),
        ),
      );
    const isCompany = companyToken !== "" && company !== undefined;
    // Whose token is none has no screen, and nothing is rendered to find that out.
    if (isCompany && !(await isOfCompany(request, companyToken)))
      return send(request, reply, { answers: {} });
    let answers: Answers = {};
    let role = "";
    if (reader.token !== "" || !isCompany) {
      const { screenCall } = writer;
      const known = await ask(screenCall, language, reader);
      answers = { [screenCall]: known };
      if (known.status !== 200) return send(request, reply.code(known.status), { answers });
      ({ role } = JSON.parse(known.text) as { readonly role: string });
    }
    const calls = writer.screenCallsOf(path, search, role, isCompany);
    if (!calls) throw refuse("not_found", { key: "request.not_found" });
    answers = { ...answers, ...(await askFor(calls.map((url) => ({ name: url, url })))) };
    if (release !== writer.release || !isZone(zone)) return send(request, reply, { answers });
    const wanted = { path, search, language, timeZone: zone, seen, settings, origin };
    const screen = await rendering
      .within(
        clientOf(request.ip),
        async (render) => {
          // What the page renders from one answer may need another one.
          for (let turn = 0; turn < mostTurns; turn += 1) {
            if (Object.values(answers).some(({ status }) => status !== 200)) return undefined;
            const { html, title, lacking } = await render({
              kind: "screen",
              wanted: { ...wanted, ...(isCompany && { company }), answers },
            });
            const others = lacking.filter(({ name }) => !(name in answers));
            if (others.length === 0) return { html, title };
            answers = { ...answers, ...(await askFor(others)) };
          }
          return undefined;
        },
        signal,
      )
      .catch((error: unknown) => {
        if (!signal.aborted) request.log.error({ err: error, path }, "a screen cannot be rendered");
        return undefined;
      });
    return send(request, reply, { ...screen, answers });
  });
}
