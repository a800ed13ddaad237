// Writes the first screen of a signed-in reader's page: with the answers that their token got, as their browser would render
// it, in their language and time zone.
import { AsyncLocalStorage } from "node:async_hooks";
import { currentUser, type LanguageCode, type Settings, type User } from "@lanyard/contract";
import { firstCalls, hasScreen } from "./first-load.ts";
import { renderWith, type Rendered } from "./render.tsx";
import { arrivedAs } from "./shared/begun.ts";
import type { Received } from "./shared/received.ts";
import { filled } from "./shared/filled-call.ts";
import { createQueryClient } from "./shared/on-error.ts";
import { patternOf } from "./shared/paths.ts";
import { renderingIs, type Rendering } from "./shared/rendering.ts";
import { accessToken, storedLanguage, storedUser } from "./shared/storage.ts";

/** Each render has its own reader, however many are under way. */
const readers = new AsyncLocalStorage<Rendering>();
renderingIs(() => readers.getStore());

/** The one of whom the screen is; its answer says by which role the others are asked. */
export const screenCall: string = currentUser.path;

const isId = (segment: string) => /^[1-9]\d{0,14}$/.test(segment);

/** The addresses of the other calls that a reader's page is made of; undefined where no screen is written of it. */
export function screenCallsOf(
  pathname: string,
  search: string,
  role: string,
): readonly string[] | undefined {
  const page = patternOf(pathname);
  const calls = firstCalls(page)[role as User["role"]] as readonly string[] | undefined;
  if (!hasScreen(page) || !calls) return undefined;
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
  readonly settings: Settings;
  readonly origin: string;
  /** To `screenCall` and those of `screenCallsOf`, all of them given. */
  readonly answers: Readonly<Record<string, Received>>;
}

export function writeScreen({ timeZone, answers, ...wanted }: AskedScreen): Promise<Rendered> {
  const { username, avatar, role } = JSON.parse(answers[screenCall]!.text) as User;
  const storage = new Map([
    // Any: nothing of the page shows it, and it leaves the server no second time.
    [accessToken.key, "given"],
    [storedLanguage.key, wanted.language],
    [storedUser.key, JSON.stringify({ username, avatar, role })],
  ]);
  const begun: Rendering["begun"] = new Map();
  return readers.run({ storage, begun, timeZone, offsetAt: clockOf(timeZone) }, async () => {
    for (const [key, call] of arrivedAs(answers)) begun.set(key, call);
    return renderWith(createQueryClient(), wanted);
  });
}
