// A DevTools protocol session for each page, for what Playwright has no call for or does in many steps.

/** @type {WeakMap<import("playwright").Page, Promise<import("playwright").CDPSession>>} */
const sessions = new WeakMap();

/** The first call opens the session, in the process that has the page. */
export function sessionOf(page) {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}
