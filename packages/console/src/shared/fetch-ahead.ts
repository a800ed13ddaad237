// Fetches what presses open once the page has long been there and nothing else is to do, so that a line lost later does
// no harm; not for readers who save data.

type Fetch = () => unknown;

/** ms: the page and what it shows come first. */
const afterLoad = 2_000;

const waiting = new Set<Fetch>();
let begun = false;

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act) : setTimeout(act, 200);

/** One after the other: what is pressed meanwhile goes first. */
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
    // The press asks for it again, and says so when it does not come.
  }
  whenIdle(() => void fetchNext());
}

let isStarted = false;
const begin = () => {
  if (!isStarted || begun || waiting.size === 0) return;
  begun = true;
  whenIdle(() => void fetchNext());
};

/** Fetches it once the page is idle. */
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
