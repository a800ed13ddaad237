// The moment at which a day begins where the reader is, also where the server asks for them.
import { rendering } from "../shared/rendering.ts";

const dayMs = 86_400_000;

/** A day past the last one of a month is one of the next. */
export function beginOfDay(year: number, month: number, day: number): Date {
  const offsetAt = rendering()?.offsetAt;
  if (!offsetAt) return new Date(year, month - 1, day);
  const shown = Date.UTC(year, month - 1, day);
  const by = (near: number) => {
    const behind = offsetAt(new Date(near));
    const moment = new Date(shown + behind * 60_000);
    return { moment, isSo: offsetAt(moment) === behind };
  };
  // Where clocks are put forward or back at that moment, it is told by those before, as in a browser.
  const [before, after] = [by(shown - dayMs), by(shown + dayMs)];
  return !before.isSo && after.isSo ? after.moment : before.moment;
}
