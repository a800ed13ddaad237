// Collects the errors of a page while its stories are visited: uncaught ones, and those in its console.

/** @type {WeakMap<import("playwright").Page, string[]>} */
const troubles = new WeakMap();

const expected = ["ERR_INVALID_URL", "Blocked script execution in 'about:srcdoc'"];

/** Collects from the first call on, in the process that has the page. Empty the list when a story begins. */
export function troublesOf(page) {
  const known = troubles.get(page);
  if (known) return known;
  const found = [];
  troubles.set(page, found);
  page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // Ignores expected errors: a story with a broken picture requests an invalid URL, and the checks look into
    // sandboxed frames.
    if (message.type() === "error" && !expected.some((text) => message.text().includes(text)))
      found.push(`console: ${message.text()}`);
  });
  return found;
}
