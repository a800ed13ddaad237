// Prefetches what clicks may open, once the page has loaded and the browser is idle, so that losing the network later
// does no harm; not for readers who save data.

type Fetch = () => unknown;

/** ms after the load event: the page's own requests go first. */
const afterLoad = 2_000;

const waiting = new Set<Fetch>();
let begun = false;

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act) : setTimeout(act, 200);

/** One at a time, so that requests for clicks in between are not delayed. */
async function fetchNext(): Promise<void> {
  const [next] = waiting;
  if (!next) {
    begun = false;
    performance.mark("fetched ahead");
    return;
  }
  waiting.delete(next);
  try {
    await next();
  } catch {
    // A click retries it, and reports a failure.
  }
  whenIdle(() => void fetchNext());
}

let isStarted = false;
const begin = () => {
  if (!isStarted || begun || waiting.size === 0) return;
  begun = true;
  whenIdle(() => void fetchNext());
};

/** Queues a prefetch for when the page is idle. */
export function fetchAhead(fetch: Fetch): void {
  waiting.add(fetch);
  begin();
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Begins some time after the page has loaded. */
export function startFetchingAhead(): void {
  if (savesData()) return;
  const start = () =>
    setTimeout(() => {
      isStarted = true;
      begin();
    }, afterLoad);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
