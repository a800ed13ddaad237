// Checks a component's page in the browser: props can be tried, values are written out, the example code is current,
// the page does not scroll or take the focus by itself.

const isComponents = (title) => /^(Components|Fields)\//.test(title);

const plain = (code) => code.replaceAll(/\s+/g, "");

/** Reports scrolling or focus that nobody caused. */
const movedBy = (page) =>
  page.evaluate(() => {
    const { scrollY, document } = globalThis;
    return [
      scrollY !== 0 && `it scrolls to ${scrollY} px on load`,
      document.activeElement !== document.body &&
        `${document.activeElement.tagName} takes the focus on load`,
    ].filter(Boolean);
  });

/** The text, rows and controls of the table of props, the component's status, and the first example's code. */
const shownIn = (page) =>
  page.evaluate(() => {
    const table = globalThis.document.querySelector(".docblock-argstable");
    return {
      text: table?.textContent ?? "",
      status: globalThis.document.querySelector("[data-testid=status]")?.textContent,
      rows: table?.querySelectorAll("tbody td:first-child").length ?? 0,
      controls: [
        ...(table?.querySelectorAll(
          "td:last-child :is(input, select, textarea, button[id^=set-], button[role=switch])",
        ) ?? []),
      ].length,
      code: globalThis.document.querySelector("pre.prismjs")?.textContent,
    };
  });

/** Whether the first example of a page changes when one of its props does. */
const isLive = (page, hero) =>
  page.evaluate(async (storyId) => {
    const { channel, storyStoreValue: store } = globalThis["__STORYBOOK_PREVIEW__"];
    const { initialArgs, argTypes } = await store.loadStory({ storyId });
    const shown = () => globalThis.document.querySelector(".sbdocs-preview .sb-story")?.innerHTML;
    // Examples in frames have a check of their own.
    if (shown()?.includes("<iframe")) return true;
    const others = {
      text: () => "Changed by its control",
      select: ({ options }, value) => options.findLast((option) => option !== value),
      number: () => 7,
      boolean: (_, value) => value !== true,
    };
    const kinds = Object.keys(others);
    const kindOf = ([, { control }]) => kinds.indexOf(control?.type);
    const tried = Object.entries(argTypes)
      .filter((entry) => kindOf(entry) >= 0)
      .toSorted((one, other) => kindOf(one) - kindOf(other));
    for (const [name, type] of tried) {
      const before = shown();
      const updatedArgs = { [name]: others[type.control.type](type, initialArgs[name]) };
      channel.emit("updateStoryArgs", { storyId, updatedArgs });
      for (let frame = 0; frame < 30 && shown() === before; frame += 1)
        await new Promise((painted) => globalThis.requestAnimationFrame(painted));
      const live = shown() !== before;
      channel.emit("resetStoryArgs", { storyId, argNames: [name] });
      if (live) return true;
    }
    return tried.length === 0;
  }, hero);

const showCode = async (page) => {
  const toggle = page.locator(".docblock-code-toggle[aria-expanded=false]").first();
  if ((await toggle.count()) === 0) return;
  await toggle.click();
  await page.locator("pre.prismjs").first().waitFor();
};

const isEmptyState = (story) => /--(empty|none|no-|nothing|closed|off$|idle|hidden)/.test(story);

/**
 * Resolves to the problems of the page open in `page`. `hero` is the story at the top of a component's page, `example`
 * the code that it has to show.
 */
export const pageProblems = async (page, { title }, { hero, example }) => {
  const moved = await movedBy(page);
  if (!isComponents(title)) return moved;
  await showCode(page);
  const { text, status, rows, controls, code } = await shownIn(page);
  return [
    ...moved,
    example && !status && "it does not show the component's status",
    example && plain(code ?? "") !== plain(example) && "its code differs from the checked example",
    rows > 1 && controls === 0 && "none of its props has a control",
    /typeof \w+|\bunion\b|Props\["/.test(text) && "its table does not list the values of a prop",
    isEmptyState(hero) && `its first example is an empty state, ${hero}`,
    !(await isLive(page, hero)) && "its first example does not react to the controls",
  ].filter(Boolean);
};

/**
 * The same for a page whose first example is in a frame: whether the page stays still, and whether the frame follows
 * the controls and the toolbar.
 */
export const frameProblems = async (page, url) => {
  const problems = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text().split("\n")[0]}`);
  });
  await page.goto(`${url}/iframe.html?viewMode=docs&id=components-modal--docs&globals=theme:dark`);
  const frame = page.locator("iframe").first().contentFrame();
  await frame.getByRole("dialog").waitFor();
  problems.push(...(await movedBy(page)));
  const theme = await frame.locator("html").getAttribute("data-theme");
  if (theme !== "dark") problems.push("its frame does not start in the toolbar's theme");
  await page.locator("textarea[id$=-title]").fill("Changed by its control");
  const follows = await frame
    .getByRole("dialog", { name: "Changed by its control" })
    .waitFor({ timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  if (!follows) problems.push("its frame does not react to the controls");
  return problems.map((problem) => `the page of Modal: ${problem}`);
};
