// Renders the first screen of a reader's page from the answers to that reader's calls, as the browser would render it,
// in the reader's language and time zone; and reports which further calls the page would make.
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

/** Each render sees its own reader, even when several run concurrently. */
const readers = new AsyncLocalStorage<Rendering>();
renderingIs(() => readers.getStore());

/** The call for the signed-in user; its answer contains the role, on which the other calls depend. */
export const screenCall: string = currentUser.path;

/** Whether this is a store page that shows the connected company's own data. */
const isOfCompany = (page: string, isCompany: boolean) =>
  isCompany && page.startsWith(patterns.store);

const isId = (segment: string) => /^[1-9]\d{0,14}$/.test(segment);

/**
 * The URLs of the calls that this page is known to make; undefined if the server renders no screen for it. `role` is
 * empty if nobody is signed in.
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
  // Pages that redirect this reader have no screen.
  if (!hasScreen(page) || !calls || (isOfOffice(page) && role !== "admin")) return undefined;
  const segments = pathname.split("/");
  const named = page.split("/").flatMap((name, n) => (name.startsWith(":") ? [segments[n]!] : []));
  return named.every(isId)
    ? calls.map((call) => filled(call, page, { pathname, search }))
    : undefined;
}

/** Throws a RangeError for an invalid time zone. */
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
  /** The connected company, as the browser's tab has stored it. */
  readonly company?: object;
  /** The answer to `screenCall` if somebody is signed in, and the answers to all other calls, by name. */
  readonly answers: Readonly<Record<string, Received>>;
}

export interface WrittenScreen extends Rendered {
  /**
   * The calls that the page would make at once, if they are not known beforehand; all other calls it makes in the
   * browser.
   */
  readonly lacking: readonly LackingCall[];
}

/**
 * The queries that a page wants to fetch: those that at least one component builds enabled. Another component may build
 * the same query disabled, because it only waits for the data.
 */
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
  // A placeholder token: the page does not show it, and the server sends it nowhere.
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
    // Start the fetches that the page would start on mount. They are only recorded, not sent, so they never settle.
    for (const query of queries)
      if (query.state.data === undefined) query.fetch().catch(() => undefined);
    // One turn is enough: a call that depends on another's answer is found in the next render.
    await setImmediate();
    return { ...rendered, lacking: [...lacking.values()] };
  });
}
