// Prefetches what clicks may open, once the page has loaded and the browser is idle, so that losing the network later
// does no harm; not for readers who save data.

type Fetch = () => unknown;

/** ms after the load event: the page's own requests go first. */
const afterLoad = 2_000;

const start = Promise.withResolvers<void>();
const waiting: Fetch[] = [];

const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** One at a time, so that requests for clicks in between are not delayed. */
async function fetchWaiting(): Promise<void> {
  await start.promise;
  for (let [next] = waiting; next; [next] = waiting) {
    await idle();
    try {
      await next();
    } catch {
      // A click retries it, and reports a failure.
    }
    waiting.shift();
  }
  performance.mark("fetched ahead");
}

/** Queues a prefetch for when the page is idle. */
export function fetchAhead(fetch: Fetch): void {
  if (waiting.push(fetch) === 1) void fetchWaiting();
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Begins some time after the page has loaded. */
export function startFetchingAhead(): void {
  if (savesData()) return;
  const wait = () => setTimeout(start.resolve, afterLoad);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
