// What goes wrong in a page while stories are visited in it: uncaught errors, and errors in its console.

/** @type {WeakMap<import("playwright").Page, string[]>} */
const troubles = new WeakMap();

const expected = ["ERR_INVALID_URL", "Blocked script execution in 'about:srcdoc'"];

/** Collected from the first call on, in the process that has the page. Empty it when a story begins. */
export function troublesOf(page) {
  const known = troubles.get(page);
  if (known) return known;
  const found = [];
  troubles.set(page, found);
  page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // A story of a broken picture asks for an address that cannot be loaded; the checks look into frames that run nothing.
    if (message.type() === "error" && !expected.some((text) => message.text().includes(text)))
      found.push(`console: ${message.text()}`);
  });
  return found;
}
