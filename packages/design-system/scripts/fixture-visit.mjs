// Opens a built fixture app in the browser and returns its problems and the looks of all its elements.
import { serveFolder } from "../../../scripts/serve-folder.mjs";

/** Runs in the page: waits until fonts are loaded and long lists have measured their rows. */
const settled = async () => {
  // Layout makes the text request its fonts.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
};

/** Runs in the page: problems, and position, size, colours and typography of every element of every example. */
const inspect = () => {
  const looks = {};
  const problems = [];
  for (const section of document.querySelectorAll("[data-example]")) {
    const { example, failed } = section.dataset;
    if (failed !== undefined) problems.push(`${example} throws`);
    // Dialogs are rendered beside the root.
    const shown = [
      ...section.querySelectorAll("*"),
      ...document.querySelectorAll("[role$=dialog]"),
    ];
    if (shown.length === 0) problems.push(`${example} renders nothing`);
    // The application's own boxes look different on each page.
    const ours = shown.filter(({ localName }) => !localName.startsWith("x-"));
    looks[example] = ours.map((element) => {
      const origin = section.contains(element) ? section.getBoundingClientRect() : { x: 0, y: 0 };
      const { width, height, x, y } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        element.localName,
        width.toFixed(1),
        height.toFixed(1),
        (x - origin.x).toFixed(1),
        (y - origin.y).toFixed(1),
        style.color,
        style.backgroundColor,
        style.borderRadius,
        style.fontSize,
        style.lineHeight,
        style.fontWeight,
      ].join(" ");
    });
  }
  return { looks, problems, names: Object.keys(looks) };
};

/** The values of `--ly-accent` and `--ly-ink` under a theme and a brand. */
const rolesUnder = ({ theme, brand }) => {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  if (brand) dataset.brand = brand;
  const style = getComputedStyle(document.documentElement);
  const roles = ["--ly-accent", "--ly-ink"].map((name) => style.getPropertyValue(name).trim());
  delete dataset.theme;
  delete dataset.brand;
  return roles.join(" ");
};

const themes = [
  { theme: "light" },
  { theme: "dark" },
  { theme: "contrast" },
  { theme: "light", brand: "fjord" },
  { theme: "dark", brand: "fjord" },
  { theme: "contrast", brand: "fjord" },
];

/** Runs in the page: checks that fail if the style sheet is missing or incomplete. */
const styleProblems = () => {
  const button = document.querySelector("[data-example=Button] button");
  const { height, backgroundColor } = getComputedStyle(button);
  const wrong = [];
  if (height !== "40px") wrong.push(`the height of a button is ${height}, not 40px`);
  if (backgroundColor === "rgba(0, 0, 0, 0)") wrong.push("a primary button has no background");
  if (
    ![...document.fonts].some(({ family, status }) => /Inter/.test(family) && status === "loaded")
  )
    wrong.push("the font is not loaded");
  return wrong;
};

/** Runs in the page: whether the application's own Tailwind classes work, including one for a role of the library. */
const ownClasses = (own) => {
  const { width, backgroundColor } = getComputedStyle(own);
  return width === "123px" && backgroundColor !== "rgba(0, 0, 0, 0)";
};

export const visitFixture = async (browser, folder) => {
  const server = await serveFolder(folder);
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    // Animated elements have no stable size to compare.
    reducedMotion: "reduce",
  });
  const problems = [];
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  const looks = {};
  const see = async (search) => {
    await page.goto(`${server.url}/${search}`);
    await page.waitForSelector(search ? "[role$=dialog]" : "[data-example] *", { timeout: 20_000 });
    await page.evaluate(settled);
    const seen = await page.evaluate(inspect);
    problems.push(...seen.problems);
    Object.assign(looks, seen.looks);
  };
  try {
    for (const name of ["CommandPalette", "ConfirmModal", "Drawer", "Modal"])
      await see(`?only=${name}`);
    await see("");
    problems.push(...(await page.evaluate(styleProblems)));
    const roles = [];
    for (const theme of themes) roles.push(await page.evaluate(rolesUnder, theme));
    if (new Set(roles).size !== themes.length)
      problems.push(`themes and brands do not differ: ${roles.join(", ")}`);
    await page.locator("[data-example=ToastProvider] button").dispatchEvent("click");
    await page.locator("[data-slot=toast]").waitFor({ timeout: 5000 });
    return { problems, looks, own: await page.locator("#own").evaluate(ownClasses) };
  } finally {
    await page.close();
    await server.close();
  }
};
