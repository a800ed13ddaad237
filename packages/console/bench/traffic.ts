// Tracks a page's pending requests, and detects when the network is quiet.
import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "playwright";

export interface Traffic {
  /** Ids of pending requests. */
  readonly open: Set<string>;
  /** When the last request or response event occurred, as a timestamp in ms. */
  last: number;
}

const silence = 500;
/** After this time (ms), a pending request no longer counts: the browser may have dropped it without an event. */
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

/** Resolves when no request is pending and there has been no traffic for half a second. */
export async function quiet(traffic: Traffic): Promise<void> {
  const isQuiet = () => {
    const silent = Date.now() - traffic.last;
    return silent >= longSilence || (silent >= silence && traffic.open.size === 0);
  };
  while (!isQuiet()) await pause(50);
}
