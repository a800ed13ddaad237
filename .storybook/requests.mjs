// Tracks the pending requests of a page while its stories are visited.

/** @type {WeakMap<import("playwright").Page, Set<import("playwright").Request>>} */
const waiting = new WeakMap();

/** ms between two checks. */
const pause = 10;

/** Tracks from the first call on, in the process that has the page. */
export function requestsOf(page) {
  const known = waiting.get(page);
  if (known) return known;
  const requests = new Set();
  waiting.set(page, requests);
  page.on("request", (request) => requests.add(request));
  for (const end of ["requestfinished", "requestfailed"])
    page.on(end, (request) => requests.delete(request));
  return requests;
}

/** Resolves when no request is pending, or after `longest` ms. */
export async function answered(page, longest) {
  const requests = requestsOf(page);
  const until = Date.now() + longest;
  while (requests.size > 0 && Date.now() < until)
    await new Promise((next) => setTimeout(next, pause));
}
