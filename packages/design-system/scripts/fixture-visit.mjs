// Opens the components on each page of the fixture app, and checks that they look the same and leave the page unchanged.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveFolder } from "../../../scripts/serve-folder.mjs";

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

/** The first property of each of the application's own elements that changed when the components were added. */
const changed = (before, after) =>
  before.flatMap((lines, at) => {
    const index = lines.findIndex((line, i) => line !== after[at]?.[i]);
    return index < 0
      ? []
      : [`the page's own ${lines[0]}: ${lines[index]} is ${after[at]?.[index]}`];
  });

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
const misplaced = (propertiesBySelector) =>
  Object.entries(propertiesBySelector).flatMap(([selector, properties]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const style = getComputedStyle(element);
      const { example } = element.closest("[data-example]").dataset;
      return Object.entries(properties)
        .filter(([name, value]) => style[name] !== value)
        .map(([name, value]) => `${example}: ${name} is ${style[name]}, not ${value}`);
    }),
  );

/** Runs in the page: elements without a class of ours around elements with one; rules of the page would match them. */
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

/** Runs in the page: the background of the element with a role as a class of Tailwind. */
const roleColor = () => getComputedStyle(document.querySelector("x-role")).backgroundColor;

const picture = { animations: "disabled", caret: "hide" };
/** Hides the application, for screenshots of components that cover the page. */
const alone =
  "#host, x-role { display: none } html, body { background: #fff !important } #root { position: absolute; inset: 0 auto auto 0 }";
/** Height of a screenshot in px: of the whole page the browser cannot draw one. */
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
/** Components that open over the page, and the part to capture. */
const overlays = { Menu: "[data-slot=menu]", ToastProvider: "[data-slot=toast]" };

async function open(page, url) {
  await page.goto(url);
  await page.waitForSelector("html[data-ready]", { timeout: 30_000 });
}

/** Pictures of all components, by name. */
async function pictures(page, url) {
  await page.addStyleTag({ content: alone });
  const all = {};
  const { height } = await page.locator("#root").boundingBox();
  for (let top = 0; top < height; top += slice) {
    const clip = { x: 0, y: top, width: 760, height: Math.min(slice, height - top) };
    const names = await page.evaluate(namesIn, clip);
    all[names] = await page.screenshot({ ...picture, fullPage: true, clip });
  }
  for (const [name, overlay] of Object.entries(overlays)) {
    const button = page.locator(`[data-example=${name}] button`);
    await button.dispatchEvent("pointerdown", { button: 0, pointerType: "mouse" });
    await button.dispatchEvent("click");
    all[`${name}, open`] = await page.locator(overlay).screenshot(picture);
    await page.keyboard.press("Escape");
  }
  for (const name of over) {
    await open(page, `${url}${url.includes("?") ? "&" : "?"}only=${name}`);
    await page.addStyleTag({ content: alone });
    all[name] = await page.screenshot(picture);
  }
  return all;
}

/** Where screenshots that differ are written. */
const results = fileURLToPath(new URL("../../../test-results/hosts/", import.meta.url));

function write(name, png) {
  mkdirSync(results, { recursive: true });
  writeFileSync(`${results}${name.replaceAll(/[^\w-]+/g, "-").slice(0, 80)}.png`, png);
}

/** Throws with the problems on the pages that `buildPages` has built. */
export async function visitPages(browser, pages) {
  rmSync(results, { recursive: true, force: true });
  const problems = [];
  let expected;
  for (const { build, folder, name } of pages) {
    const server = await serveFolder(folder);
    const url = `${server.url}/${name}.html`;
    // Without a style sheet of the page, the order of style sheets does not matter.
    for (const order of name === "none" ? [""] : ["", "?last"]) {
      const title = `${build}, page with ${name}${order}`;
      const page = await browser.newPage({
        viewport: { width: 1000, height: 800 },
        reducedMotion: "reduce",
      });
      page.on("pageerror", ({ message }) => problems.push(`${title}: ${message}`));
      page.on("console", (message) => {
        if (/error|warning/.test(message.type())) problems.push(`${title}: ${message.text()}`);
      });
      await open(page, `${url}?bare`);
      const before = await page.evaluate(ownLooks);
      await open(page, url + order);
      const differences = [];
      if (build !== "sources") {
        differences.push(...changed(before, await page.evaluate(ownLooks)).slice(0, 5));
        differences.push(...(await page.evaluate(misplaced, places)));
        differences.push(...new Set(await page.evaluate(unmarked)));
        if (name === "shadcn" && (await page.evaluate(roleColor)) === "rgba(0, 0, 0, 0)")
          differences.push("bg-ly-accent of tailwind.css has no colour");
      }
      const all = await pictures(page, url + order);
      expected ??= all;
      for (const [part, png] of Object.entries(all)) {
        if (expected[part]?.equals(png)) continue;
        differences.push(`looks different or has moved: ${part}`);
        write(`${build}-${name}${order}-${part}`, png);
        if (expected[part]) write(`expected-${part}`, expected[part]);
      }
      problems.push(...differences.map((problem) => `${title}: ${problem}`));
      await page.close();
    }
    await server.close();
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
