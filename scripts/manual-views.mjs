// Checks what the manual's pages rely on in Storybook's internals, which an upgrade may change: on a phone the table of
// props becomes a list, pictures of states reserve their space, frames follow the toolbar.

const phone = { width: 390, height: 844 };
const patience = { timeout: 20_000 };

/** Reports the page or its table of props if wider than the phone. */
const tooWide = (page) =>
  page.evaluate(() => {
    const { document } = globalThis;
    const table = document.querySelector(".docblock-argstable");
    return [
      !table && "it has no table of props",
      document.documentElement.scrollWidth > document.documentElement.clientWidth &&
        "it is wider than a phone",
      table &&
        table.parentElement.scrollWidth > table.parentElement.clientWidth &&
        "its table of props is wider than a phone",
    ].filter(Boolean);
  });

/** Reports pictures of states that are missing, or reserve no space before they load. */
const pictureProblems = (page) =>
  page.evaluate(async () => {
    const figures = [...globalThis.document.querySelectorAll("figure")];
    const missing = figures.filter((figure) => {
      const image = figure.querySelector("img");
      return !image || image.closest("a").clientHeight === 0;
    });
    const first = figures[0]?.querySelector("img");
    if (first) first.loading = "eager";
    return [
      figures.length === 0 && "it shows no states",
      missing.length > 0 && `it has no image of “${missing[0].textContent}”`,
      first &&
        !(await first.decode().then(
          () => true,
          () => false,
        )) &&
        "its images do not load",
    ].filter(Boolean);
  });

/** Reports a frame that does not switch brand with the toolbar. */
const followsToolbar = async (page) => {
  await page.evaluate(() =>
    globalThis["__STORYBOOK_ADDONS_CHANNEL__"].emit("updateGlobals", {
      globals: { brand: "fjord" },
    }),
  );
  const frame = page.locator("iframe").first().contentFrame();
  return frame
    .locator("html[data-brand=fjord]")
    .waitFor({ state: "attached", ...patience })
    .then(
      () => [],
      () => ["its frame does not react to the toolbar"],
    );
};

/** Resolves to the problems of the manual served at `url`, in pages of `browser`. */
export const manualViews = async (browser, url) => {
  const page = await browser.newPage({ viewport: phone });
  try {
    await page.goto(`${url}/iframe.html?viewMode=docs&id=components-modal--docs`);
    await page.locator("iframe").first().contentFrame().getByRole("dialog").waitFor(patience);
    await page
      .locator(".docblock-argstable")
      .waitFor(patience)
      .catch(() => undefined);
    return [
      ...(await tooWide(page)),
      ...(await pictureProblems(page)),
      ...(await followsToolbar(page)),
    ].map((problem) => `the page of Modal: ${problem}`);
  } finally {
    await page.close();
  }
};
