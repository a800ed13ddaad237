// Plays each story again with components that are broken on purpose: a play function that still passes checks nothing.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright";

const atOnce = 2;
/** ms that a story may take: `first` for the first try with a fault; `last` without a fault, and for the second try. */
const patience = { first: 20_000, last: 120_000 };
const now = new Date("2026-03-12T10:00:00Z");
const wide = { width: 1024, height: 768 };

const begin = async (context, url) => {
  const page = await context.newPage();
  await page.exposeFunction("pressKey", (key) => page.keyboard.press(key));
  await page.addInitScript(() => (globalThis.storyMutant = { toNotice: () => [] }));
  // Without the accessibility check, which the normal visit of the stories makes.
  await page.goto(`${url}/iframe.html?globals=a11y.manual:!true`, { waitUntil: "load" });
  await page.waitForFunction(() => globalThis["__STORYBOOK_PREVIEW__"]?.storyStoreValue);
  return page;
};

/** Returns whether the story has a play function, and sets the viewport that it asks for. */
const prepare = async (page, id) => {
  const { plays, size } = await page.evaluate(async (storyId) => {
    const { storyStoreValue: store } = globalThis["__STORYBOOK_PREVIEW__"];
    const story = await store.loadStory({ storyId });
    const { parameters, storyGlobals, playFunction } = story;
    const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
    return {
      plays: playFunction !== undefined,
      size: styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) },
    };
  }, id);
  await page.setViewportSize(size ?? wide);
  await page.mouse.move(0, 0);
  return plays;
};

/** Renders and plays the story with a fault, or without one; resolves to the error message, if any. */
const play = (page, id, fault) =>
  page.evaluate(
    ({ storyId, planted }) =>
      new Promise((resolve) => {
        const { channel, currentSelection } = globalThis["__STORYBOOK_PREVIEW__"];
        let problem;
        const throws = ["playFunctionThrewException", "storyThrewException"];
        const note = ({ message }) => (problem ??= message);
        for (const name of throws) channel.on(name, note);
        channel.once("storyFinished", () => {
          for (const name of throws) channel.off(name, note);
          resolve(problem);
        });
        globalThis.storyMutant.fault = planted;
        if (currentSelection?.storyId === storyId) channel.emit("forceRemount", { storyId });
        else channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      }),
    { storyId: id, planted: fault },
  );

const endless = "It does not finish.";

/** A page that plays stories; it is reopened when a story makes it unusable. */
const player = async (context, url) => {
  let page = await begin(context, url);
  const anew = async () => {
    // Not awaited, because a page that is reloading does not respond.
    page.close().catch(() => undefined);
    page = await begin(context, url);
  };
  /** Retries once, because Storybook reloads itself when a story does not end. */
  const twice = (id, work) =>
    work().catch(async () => {
      await anew();
      await prepare(page, id);
      return work();
    });
  return {
    prepare: (id) => twice(id, () => prepare(page, id)),
    play: async (id, fault, most = patience.last) => {
      const problem = await twice(id, () =>
        Promise.race([play(page, id, fault), setTimeout(most, endless, { ref: false })]),
      );
      if (problem === endless) {
        await anew();
        await prepare(page, id);
      }
      return problem;
    },
    faults: () => page.evaluate(() => globalThis.storyMutant.toNotice()),
  };
};

/**
 * A story that does not end is slow, or waits for something that the fault suppresses: it gets a second try with more
 * time.
 */
const playTwice = async (stories, id, fault) => {
  const problem = await stories.play(id, fault, patience.first);
  return problem === endless ? stories.play(id, fault) : problem;
};

/**
 * Resolves to `{ planted, survivors, unproven }` of one story: its faults, a line for each fault it did not notice, and
 * a line for each under which it did not end.
 */
const visit = async (stories, id) => {
  if (!(await stories.prepare(id))) return { planted: [], survivors: [], unproven: [] };
  const sound = await stories.play(id);
  if (sound !== undefined) {
    const line = `${id} fails without a fault: ${sound.split("\n")[0]}`;
    return { planted: [id], survivors: [line], unproven: [] };
  }
  const planted = await stories.faults();
  const survivors = [];
  const unproven = [];
  for (const fault of planted) {
    const problem = await playTwice(stories, id, fault);
    if (problem === undefined) survivors.push(`${id}: ${fault}`);
    if (problem === endless) unproven.push(`${id}: ${fault}`);
  }
  return { planted, survivors, unproven };
};

/**
 * Plays the stories in the folder `built`, served at `url`; with `only`, just those whose file path contains one of its
 * parts. `browser`: the result of findBrowser. Resolves to the number of faults planted, a line for each that no story
 * noticed, and a line for each under which a story does not end, which proves nothing.
 */
export const storyMutants = async ({ url, browser, built, only }) => {
  const { entries } = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
  const left = Object.values(entries).filter(
    ({ type, importPath }) =>
      type === "story" && (only.length === 0 || only.some((part) => importPath.includes(part))),
  );
  const { executablePath, args, env } = browser;
  const running = await chromium.launch({ executablePath, args, env });
  const context = await running.newContext({
    viewport: wide,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-GB",
    timezoneId: "UTC",
  });
  // Set once, before any page opens, because pages that set the context's clock at the same time interfere.
  await context.clock.setFixedTime(now);
  const visits = [];
  const worker = async () => {
    const stories = await player(context, url);
    for (let story = left.shift(); story; story = left.shift())
      visits.push(await visit(stories, story.id));
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    await running.close();
  }
  const all = (lines) => visits.flatMap(lines).toSorted((one, other) => one.localeCompare(other));
  return {
    planted: visits.flatMap(({ planted }) => planted).length,
    survivors: all(({ survivors }) => survivors),
    unproven: all(({ unproven }) => unproven),
  };
};
