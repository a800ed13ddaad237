// The moment at which a day begins in the reader's time zone, also during server rendering.
import { rendering } from "../../api/rendering.ts";

const dayMs = 86_400_000;

/** A day after the end of the month counts into the next month. */
export function beginOfDay(year: number, month: number, day: number): Date {
  const offsetAt = rendering()?.getOffset;
  if (!offsetAt) return new Date(year, month - 1, day);
  const wallTime = Date.UTC(year, month - 1, day);
  const by = (near: number) => {
    const behind = offsetAt(new Date(near));
    const moment = new Date(wallTime + behind * 60_000);
    return { moment, isSo: offsetAt(moment) === behind };
  };
  // If clocks change at that very moment, the offset before the change counts, as in a browser.
  const [before, after] = [by(wallTime - dayMs), by(wallTime + dayMs)];
  return !before.isSo && after.isSo ? after.moment : before.moment;
}
