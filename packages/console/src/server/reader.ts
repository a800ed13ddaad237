// The reader of a page while the server renders it. Each render sees its own reader, even when several run at once.
import { AsyncLocalStorage } from "node:async_hooks";
import type { LanguageCode } from "@lanyard/contract";
import type { PageSession } from "../api/page-data.ts";
import { renderingIs, type Rendering } from "../api/rendering.ts";
import { accessToken, storedLanguage, storedUser } from "../auth/storage.ts";

const readers = new AsyncLocalStorage<Rendering>();
renderingIs(() => readers.getStore());

/** Throws a RangeError for an invalid time zone. */
function createClock(timeZone: string): Rendering["getOffset"] {
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
    const localTime = Date.UTC(
      part.year,
      part.month - 1,
      part.day,
      part.hour,
      part.minute,
      part.second,
    );
    return Math.round((Math.floor(date.getTime() / 1000) * 1000 - localTime) / 60_000);
  };
}

/** Runs `work` as this reader; without a session, as a visitor. */
export function asReader<Result>(
  language: LanguageCode,
  session: PageSession | undefined,
  send: Rendering["send"],
  work: () => Promise<Result>,
): Promise<Result> {
  const { user, hints } = session ?? {};
  const timeZone = hints?.timeZone ?? "UTC";
  const storage = new Map([
    [storedLanguage.key, language],
    ...(user
      ? [
          // A placeholder: the page does not show the token, and the server sends it nowhere.
          [accessToken.key, sessionToken],
          [storedUser.key, JSON.stringify(user)],
        ]
      : []),
  ] as [string, string][]);
  return readers.run({ storage, send, timeZone, getOffset: createClock(timeZone) }, work);
}

export const sessionToken = "of the session";
