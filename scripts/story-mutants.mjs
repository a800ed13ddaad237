// Plays each story once more against components that are broken on purpose: a play function that still passes guards nothing.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright";

const atOnce = 2;
/** How long a story may take: with a fault, and however long a busy machine takes without one or the second time. */
const patience = { first: 20_000, last: 120_000 };
const now = new Date("2026-03-12T10:00:00Z");
const wide = { width: 1024, height: 768 };

const begin = async (context, url) => {
  const page = await context.newPage();
  await page.exposeFunction("pressKey", (key) => page.keyboard.press(key));
  await page.addInitScript(() => (globalThis.storyMutant = { toNotice: () => [] }));
  // No accessibility check here: the stories' own visit makes it.
  await page.goto(`${url}/iframe.html?globals=a11y.manual:!true`, { waitUntil: "load" });
  await page.waitForFunction(() => globalThis["__STORYBOOK_PREVIEW__"]?.storyStoreValue);
  return page;
};

/** Whether the story has a play function, and the window it asks for. */
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

/** Renders and plays the story with the fault, or without one; answers what it threw. */
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

const endless = "It does not come to an end.";

/** A page that plays stories, opened again when a story leaves it unusable. */
const player = async (context, url) => {
  let page = await begin(context, url);
  const anew = async () => {
    // Not awaited: a page that is loading itself does not answer.
    page.close().catch(() => undefined);
    page = await begin(context, url);
  };
  /** Storybook reloads itself when a story does not end. */
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

/** A story that does not end may be slow, or wait for what the fault withholds: more time tells. */
const playTwice = async (stories, id, fault) => {
  const problem = await stories.play(id, fault, patience.first);
  return problem === endless ? stories.play(id, fault) : problem;
};

/** `{ planted, survivors, unproven }` of one story: its faults, a line for each that it did not notice, and that it never ended under. */
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
 * Plays the stories of the folder `built`, served at `url`, or those whose file's path has a part in `only`. `browser` is
 * what findBrowser answers. Answers how many faults were planted, one line for each that nothing noticed, and one for each
 * under which a story does not end, which proves nothing.
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
  // Once, before there are pages: two that set their context's clock at the same time break each other's.
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
