// Opens the components on pages of other applications, and checks that they look the same on each and leave the page
// unchanged.
import { serveFolder } from "../../../scripts/serve-folder.mjs";
import { hosts } from "./fixture-builds.mjs";

/** Runs in the page: all computed properties of all elements of the application itself. */
const ownLooks = () => {
  const isPage = ({ localName }) => localName === "html" || localName === "body";
  return [document.documentElement, document.body, ...document.querySelectorAll("#host *")].map(
    (element) => {
      const style = getComputedStyle(element);
      return [
        element.localName,
        ...Array.from(style)
          .filter((name) => !name.startsWith("--"))
          // Ignores the size of the page itself, which depends on its content.
          .filter((name) => !isPage(element) || !/size$|^height$|^width$|origin$/.test(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ];
    },
  );
};

const picture = { animations: "disabled", caret: "hide" };
/** Hides the application, for screenshots of components that cover the page. */
const alone =
  "#host { display: none } html, body { background: #fff !important } #root { position: absolute; inset: 0 auto auto 0 }";

async function open(page, url) {
  await page.goto(url);
  await page.waitForSelector("html[data-ready]", { timeout: 30_000 });
}

/**
 * Height of one screenshot in px. A single one would be higher than the browser can draw; one per component would take
 * three times as long.
 */
const slice = 3000;
/** Runs in the page: names of the components in a part of it. */
const namesIn = ({ y, height }) =>
  [...document.querySelectorAll("[data-example]")]
    .filter((example) => {
      const { top, bottom } = example.getBoundingClientRect();
      return bottom > y && top < y + height;
    })
    .map((example) => example.dataset.example)
    .join(", ");

/** Components that cover the page from the start. */
const over = [
  "CommandPalette",
  "ConfirmModal",
  "Drawer",
  "Modal",
  "LoadingOverlay",
  "RouteProgress",
];
/** Components that open over the page: the element to press, and the element to capture. */
const overlays = {
  Menu: { press: "[data-example=Menu] button", shown: "[data-slot=menu]" },
  ToastProvider: { press: "[data-example=ToastProvider] button", shown: "[data-slot=toast]" },
};

async function pictures(page, url) {
  await open(page, url);
  const own = await page.evaluate(ownLooks);
  const wrong = await page.evaluate(misplaced, places);
  await page.addStyleTag({ content: alone });
  const all = {};
  const { height } = await page.locator("#root").boundingBox();
  for (let top = 0; top < height; top += slice) {
    const clip = { x: 0, y: top, width: 760, height: Math.min(slice, height - top) };
    all[await page.evaluate(namesIn, clip)] = await page.screenshot({
      ...picture,
      fullPage: true,
      clip,
    });
  }
  for (const [name, { press, shown }] of Object.entries(overlays)) {
    await page.locator(press).dispatchEvent("pointerdown", { button: 0, pointerType: "mouse" });
    await page.locator(press).dispatchEvent("click");
    await page.locator(shown).waitFor();
    all[`${name}, open`] = await page.locator(shown).screenshot(picture);
    await page.keyboard.press("Escape");
  }
  for (const name of over) {
    await open(page, `${url}${url.includes("?") ? "&" : "?"}only=${name}`);
    await page.addStyleTag({ content: alone });
    all[name] = await page.screenshot(picture);
  }
  return { own, all, wrong };
}

/** The first property of each of the application's own elements that changed when the components were added. */
function changed(before, after) {
  return before.flatMap((lines, at) => {
    const index = lines.findIndex((line, i) => line !== after[at]?.[i]);
    return index < 0
      ? []
      : [`the page's own ${lines[0]}: ${lines[index]} is ${after[at]?.[index]}`];
  });
}

/**
 * Runs in the page: elements without a class of ours that contain elements with one; rules of the page would match
 * them.
 */
const unmarked = () => {
  const isOurs = (element) => /(?:^| )ly-/.test(element.getAttribute("class") ?? "");
  return [...document.querySelectorAll("[data-example] *, [data-slot] *")]
    .filter(
      (element) =>
        !isOurs(element) &&
        !element.localName.startsWith("x-") &&
        !element.closest("svg svg, svg > *") &&
        [...element.querySelectorAll("*")].some(isOurs),
    )
    .map((element) => `without a class of the package: ${element.outerHTML.slice(0, 120)}`);
};

/** Computed values of the declarations in placed.css. */
const places = {
  ".own-place": {
    order: "2",
    flex: "1 1 200px",
    alignSelf: "flex-end",
    maxWidth: "222px",
    margin: "4px 8px 12px 16px",
  },
  ".own-cell": { gridArea: "2 / 2", justifySelf: "end", width: "150px" },
  ".own-hidden": { display: "none" },
};
/** Runs in the page: components on which a class of the application has no effect. */
const misplaced = (wanted) =>
  Object.entries(wanted).flatMap(([selector, properties]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const style = getComputedStyle(element);
      const { example } = element.closest("[data-example]").dataset;
      return Object.entries(properties)
        .filter(([name, value]) => style[name] !== value)
        .map(([name, value]) => `${example}: ${name} is ${style[name]}, not ${value}`);
    }),
  );

/** Runs `act` with a new page and returns its result; adds uncaught errors of the page to `problems`. */
async function withPage(browser, problems, act) {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 800 },
    reducedMotion: "reduce",
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  try {
    return await act(page);
  } finally {
    await page.close();
  }
}

/** Returns the problems on each host as `{ title, problems }`; calls `keep(name, png)` with screenshots that differ. */
export async function visitHosts(browser, folder, keep = async () => undefined) {
  const server = await serveFolder(folder);
  const results = [];
  let expected;
  try {
    for (const host of hosts) {
      const problems = [];
      const url = `${server.url}/${host}.html`;
      const onPage = (act) => withPage(browser, problems, act);
      // Without a style sheet of the page, the order of style sheets does not matter.
      const orders = host === "none" ? [""] : ["", "?last"];
      const before = await onPage(async (page) => {
        await open(page, `${url}?bare`);
        return page.evaluate(ownLooks);
      });
      // In parallel, because each visit keeps one core busy.
      const after = await Promise.all(
        orders.map((order) => onPage((page) => pictures(page, `${url}${order}`))),
      );
      for (const [at, order] of orders.entries()) {
        const { own, all, wrong } = after[at];
        problems.push(...wrong, ...changed(before, own).slice(0, 5));
        expected ??= all;
        for (const [name, png] of Object.entries(all))
          if (!expected[name]?.equals(png)) {
            problems.push(
              `looks different or has moved: ${name}${order ? ", with the page's style sheet last" : ""}`,
            );
            await keep(`${host}${order ? "-last" : ""}-${name}`, png);
            if (expected[name]) await keep(`expected-${name}`, expected[name]);
          }
      }
      if (host === hosts[0]) {
        const found = await onPage(async (page) => {
          await open(page, url);
          return page.evaluate(unmarked);
        });
        problems.push(...new Set(found));
      }
      results.push({ title: `on a page with ${host}`, problems });
    }
    return results;
  } finally {
    await server.close();
  }
}
