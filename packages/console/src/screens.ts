// Writes the first screen of a reader's page: with the answers that their tokens got, as their browser would render it, in
// their language and time zone; and says which calls the page would make besides.
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import type { Query, QueryClient, QueryObserverOptions } from "@tanstack/react-query";
import { currentUser, type LanguageCode, type Settings, type User } from "@lanyard/contract";
import { firstCalls, hasScreen, isKnown, isOfOffice } from "./first-load.ts";
import { renderWith, type Rendered } from "./render.tsx";
import { arrivedAs } from "./shared/begun.ts";
import { companyKey, tokenKey } from "./shared/company-connection.ts";
import type { Received } from "./shared/received.ts";
import { filled } from "./shared/filled-call.ts";
import { createQueryClient } from "./shared/on-error.ts";
import { patternOf, patterns } from "./shared/paths.ts";
import { renderingIs, type LackingCall, type Rendering, type Seen } from "./shared/rendering.ts";
import { accessToken, storedLanguage, storedUser } from "./shared/storage.ts";

/** Each render has its own reader, however many are under way. */
const readers = new AsyncLocalStorage<Rendering>();
renderingIs(() => readers.getStore());

/** The one of the user whose screen it is; its answer says by which role the others are asked. */
export const screenCall: string = currentUser.path;

/** Of the store, which is a company's own where one is connected. */
const isOfCompany = (page: string, isCompany: boolean) =>
  isCompany && page.startsWith(patterns.store);

const isId = (segment: string) => /^[1-9]\d{0,14}$/.test(segment);

/**
 * The addresses of the user's calls that a reader's page is known to make; undefined where no screen is written of it. `role`
 * is empty where nobody is signed in.
 */
export function screenCallsOf(
  pathname: string,
  search: string,
  role: string,
  isCompany: boolean,
): readonly string[] | undefined {
  const page = patternOf(pathname);
  const ofCompany = isOfCompany(page, isCompany);
  const calls: readonly string[] | undefined =
    role === "" && ofCompany
      ? []
      : firstCalls(ofCompany ? patterns.home : page)[role as User["role"]];
  // Anybody else is led away from there.
  if (!hasScreen(page) || !calls || (isOfOffice(page) && role !== "admin")) return undefined;
  const segments = pathname.split("/");
  const named = page.split("/").flatMap((name, n) => (name.startsWith(":") ? [segments[n]!] : []));
  return named.every(isId)
    ? calls.map((call) => filled(call, page, { pathname, search }))
    : undefined;
}

/** Throws a RangeError for a zone that is none. */
function clockOf(timeZone: string): Rendering["offsetAt"] {
  const clock = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (date) => {
    const part = Object.fromEntries(
      clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
    ) as Record<Intl.DateTimeFormatPartTypes, number>;
    const shown = Date.UTC(
      part.year,
      part.month - 1,
      part.day,
      part.hour,
      part.minute,
      part.second,
    );
    return Math.round((Math.floor(date.getTime() / 1000) * 1000 - shown) / 60_000);
  };
}

export interface AskedScreen {
  readonly path: string;
  readonly search: string;
  readonly language: LanguageCode;
  readonly timeZone: string;
  readonly seen: Seen;
  readonly settings: Settings;
  readonly origin: string;
  /** As the browser remembers the company that its tab is connected to. */
  readonly company?: object;
  /** To `screenCall`, where somebody is signed in, and to other calls by their names, all of them given. */
  readonly answers: Readonly<Record<string, Received>>;
}

export interface WrittenScreen extends Rendered {
  /** What the page would ask for now, where that is not known before; whatever else it asks for it asks once it stands. */
  readonly lacking: readonly LackingCall[];
}

/** The queries that some part of a page asks for: each part has its query built, another may only wait for the same one. */
function watchQueries(client: QueryClient): ReadonlySet<Query> {
  const cache = client.getQueryCache();
  const build = cache.build.bind(cache) as (...given: Parameters<typeof cache.build>) => Query;
  const asked = new Set<Query>();
  Object.assign(cache, {
    build: (...given: Parameters<typeof cache.build>) => {
      const query = build(...given);
      const { enabled } = given[1] as QueryObserverOptions;
      if ((typeof enabled === "function" ? enabled(query) : enabled) !== false) asked.add(query);
      return query;
    },
  });
  return asked;
}

export function writeScreen({
  timeZone,
  seen,
  company,
  answers,
  ...wanted
}: AskedScreen): Promise<WrittenScreen> {
  const known = answers[screenCall];
  const { username, avatar, role } = known ? (JSON.parse(known.text) as User) : {};
  // Any token: nothing of the page shows it, and it leaves the server no second time.
  const storage = new Map([
    [storedLanguage.key, wanted.language],
    ...(known
      ? [
          [accessToken.key, "given"],
          [storedUser.key, JSON.stringify({ username, avatar, role })],
        ]
      : []),
    ...(company
      ? [
          [tokenKey, "given"],
          [companyKey, JSON.stringify(company)],
        ]
      : []),
  ] as [string, string][]);
  const begun: Rendering["begun"] = new Map();
  const lacking = new Map<string, LackingCall>();
  const onLacking = (call: LackingCall) => void lacking.set(call.name, call);
  const offsetAt = clockOf(timeZone);
  return readers.run({ storage, begun, onLacking, seen, timeZone, offsetAt }, async () => {
    for (const [key, call] of arrivedAs(answers)) begun.set(key, call);
    const client = createQueryClient();
    const page = patternOf(wanted.path);
    const isAll = isKnown(page) && !isOfCompany(page, company !== undefined);
    const queries = isAll ? [] : watchQueries(client);
    const rendered = await renderWith(client, wanted);
    // As the page would once it stands. None of it is sent, so nothing comes of it.
    for (const query of queries)
      if (query.state.data === undefined) query.fetch().catch(() => undefined);
    // A call that needs the answer of another one comes after it.
    await setImmediate();
    return { ...rendered, lacking: [...lacking.values()] };
  });
}
