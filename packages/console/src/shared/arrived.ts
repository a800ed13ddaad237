// Imports a chunk of the console once all its files have been fetched: a browser remembers a failed import and never
// retries it. The build makes every import() call this function (preload.plugin.ts).

/** A file could not be fetched this time: a retry may help. */
export class NotArrived extends Error {
  override readonly name = "NotArrived";
}

const arrivals = new Map<string, Promise<void>>();

async function fetchWhole(address: string): Promise<void> {
  // Read the whole body, so that the import finds all of it in the cache.
  const status = await fetch(address)
    .then((response) => response.text().then(() => response.status))
    .catch(() => 0);
  if (status === 0 || status >= 500) throw new NotArrived(`${address} does not arrive`);
  if (status !== 200) throw new Error(`${address} answers ${status}`);
}

/** Whether the browser has already loaded this file for the document. */
const isHere = (address: string) =>
  performance
    .getEntriesByName(new URL(address, location.href).href)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

function arrivalOf(address: string): Promise<void> {
  if (isHere(address)) return Promise.resolve();
  const arrival = arrivals.get(address) ?? fetchWhole(address);
  arrivals.set(address, arrival);
  arrival.catch(() => arrivals.delete(address));
  return arrival;
}

/** `files` are the chunk's files, relative to the console's root. Rejects with NotArrived if a retry may help. */
async function whenArrived<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => arrivalOf(`/${file}`)));
  return load();
}

/** The name under which Vite's build calls it. */
export { whenArrived as __vitePreload };
