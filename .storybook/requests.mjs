// Which requests of a page are on their way, while stories are visited in it.

/** @type {WeakMap<import("playwright").Page, Set<import("playwright").Request>>} */
const waiting = new WeakMap();

/** ms between two looks. */
const pause = 10;

/** Noted from the first call on, in the process that has the page. */
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

/** Resolves when none is on its way, or after so many ms. */
export async function answered(page, longest) {
  const requests = requestsOf(page);
  const until = Date.now() + longest;
  while (requests.size > 0 && Date.now() < until)
    await new Promise((next) => setTimeout(next, pause));
}
