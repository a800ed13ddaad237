// The line to the browser's own protocol, for what Playwright has no call for or takes many steps to: one for each page.

/** @type {WeakMap<import("playwright").Page, Promise<import("playwright").CDPSession>>} */
const sessions = new WeakMap();

/** Opened by the first call, in the process that has the page. */
export function sessionOf(page) {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}
