// The last known number of unfinished builds, stored on this device, so that the skeleton has the right height while
// they load.
import type { Unfinished } from "./unfinished.ts";

export type Waiting = Readonly<Record<Unfinished, number>>;

const key = "waiting_builds";

export const storedCounts = {
  get: (): Waiting | undefined => {
    try {
      const [rejected, draft] = (JSON.parse(localStorage.getItem(key) ?? "[]") as unknown[]).map(
        Number,
      );
      return rejected! >= 0 && draft! >= 0 ? { rejected: rejected!, draft: draft! } : undefined;
    } catch {
      return undefined;
    }
  },
  set: ({ rejected, draft }: Waiting): void => {
    try {
      localStorage.setItem(key, JSON.stringify([rejected, draft]));
    } catch {
      // Without storage the counts are not kept.
    }
  },
};
