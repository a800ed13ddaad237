// One visitor floods the server over 32 connections, with calls and with pages that nobody has asked for before: what
// another reader asks for meanwhile, beside the same without the flood.
import { platform } from "node:os";
import { documentCookie, hintsCookie } from "@lanyard/contract";
import { countIn, flatOut, p95, statusesBut200, written, type Tally } from "../load.ts";
import type { openServer } from "../running-server.ts";

const connections = 32;
/** As many different pages as no cache keeps. */
const pages = 5_000;
/** For another reader's answers (p95), on a machine that does nothing else. */
const longestMs = 1_000;
const address = (n: number): string | undefined =>
  platform() === "linux" ? `127.0.0.${n}` : undefined;
const [ofVisitor, ofReader] = [address(2), address(3)];

const many = (request: (n: number) => string): string[] =>
  Array.from({ length: pages }, (_, n) => request(n));
const words = (n: number) => `${n}${Math.random().toString(36).slice(2)}`;
const html = { accept: "text/html" };
const ownDocument = (session: string, n: number) =>
  written("GET", `/dashboard/products?filter=${words(n)}`, {
    ...html,
    cookie: `${hintsCookie}=${encodeURIComponent("Europe/Rome wide")}; ${documentCookie}=${session}`,
  });

const floodsOf = (session: string): Readonly<Record<string, readonly string[]>> => ({
  calls: many((n) => written("GET", `/api/public/products?filter=${words(n)}`)),
  searches: many((n) => written("GET", `/store?filter=${words(n)}`, html)),
  "pages of entries": many((n) => written("GET", `/store?menu_entry_id=${1_000 + n}`, html)),
  "pages of products": many((n) => written("GET", `/store/products/${100_000 + n}`, html)),
  "documents of no session": many((n) => ownDocument(words(n), n)),
  "documents of a session": many((n) => ownDocument(session, n)),
});

type Running = Pick<Awaited<ReturnType<typeof openServer>>, "base" | "port" | "token">;

/** What another reader asks for, each over a connection of its own. */
async function ask({ port, token }: Running, seconds: number): Promise<Map<string, Tally>> {
  const requests = {
    list: written("GET", "/api/products", { authorization: `Bearer ${token}` }),
    healthz: written("GET", "/healthz"),
    readyz: written("GET", "/readyz"),
  };
  return new Map(
    await Promise.all(
      Object.entries(requests).map(
        async ([name, request]) =>
          [name, await flatOut(port, [request], 1, seconds, ofReader)] as const,
      ),
    ),
  );
}

const formatTally = (tally: Tally): string =>
  `${p95(tally).toFixed(0)} (at most ${Math.max(...tally.milliseconds).toFixed(0)})`;

/** The cookie for documents of a new session. */
async function documentSession(base: string): Promise<string> {
  const { headers } = await fetch(`${base}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "creator@demo.test", password: "demo-password" }),
  });
  const pattern = new RegExp(`^${documentCookie}=([^;]+)`);
  const [value] = headers.getSetCookie().flatMap((line) => pattern.exec(line)?.[1] ?? []);
  if (value === undefined) throw new Error("Login gives no cookie for documents");
  return value;
}

/** Returns what was measured, a line each, and what was wrong. */
export async function floodWithPages(running: Running, seconds: number, isMeasured: boolean) {
  const floods = floodsOf(await documentSession(running.base));
  const quiet = await ask(running, seconds);
  const wrong: string[] = [];
  const lines: string[] = [];
  for (const [name, requests] of Object.entries(floods)) {
    const [flood, answers] = await Promise.all([
      flatOut(running.port, requests, connections, seconds, ofVisitor),
      ask(running, seconds),
    ]);
    const figures = [...answers].map(([what, tally]) => {
      const before = quiet.get(what)!;
      const others = statusesBut200(tally);
      if (others.length > 0) wrong.push(`${what} during ${name}: ${others.join(", ")}`);
      if (isMeasured && p95(tally) > longestMs)
        wrong.push(`${what} took ${Math.round(p95(tally))} ms during ${name}`);
      return `${what} ${formatTally(tally)}, quiet ${formatTally(before)}`;
    });
    const all = [...flood.statuses.values()].reduce((sum, n) => sum + n, 0);
    const lost = countIn(flood, 0);
    if (lost > 0) wrong.push(`${lost} connections of the flood were lost during ${name}`);
    lines.push(
      `${Math.round(all / flood.seconds)} ${name} a second from one visitor; p95 in ms of another reader: ${figures.join("; ")}`,
    );
  }
  return { lines, wrong };
}
