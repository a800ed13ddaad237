// What a page is waiting for from the network, and when it has become quiet.
import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "playwright";

export interface Traffic {
  /** Requests under way. */
  readonly open: Set<string>;
  /** When the last byte came or went. */
  last: number;
}

const silence = 500;
/** A request that the browser has given up without a word is not waited for. */
const longSilence = 8_000;

export function watchTraffic(cdp: CDPSession): Traffic {
  const traffic: Traffic = { open: new Set(), last: Date.now() };
  const note =
    (change: (id: string) => unknown) =>
    ({ requestId }: { readonly requestId: string }) => {
      traffic.last = Date.now();
      change(requestId);
    };
  const ends = note((id) => traffic.open.delete(id));
  cdp.on(
    "Network.requestWillBeSent",
    note((id) => traffic.open.add(id)),
  );
  cdp.on(
    "Network.dataReceived",
    note(() => undefined),
  );
  cdp.on("Network.loadingFinished", ends);
  cdp.on("Network.loadingFailed", ends);
  return traffic;
}

/** Ends when nothing is under way and nothing has been asked for during half a second. */
export async function quiet(traffic: Traffic): Promise<void> {
  const isQuiet = () => {
    const silent = Date.now() - traffic.last;
    return silent >= longSilence || (silent >= silence && traffic.open.size === 0);
  };
  while (!isQuiet()) await pause(50);
}
