// Takes and compares a story's pictures: always wide and light, and in each further view that its tags name.
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { isMadeFrom, keptPicture, unpack } from "./kept-pictures.ts";
import { isWithin, pageQuiet, sessionOf } from "./story-page.ts";
import { eachView } from "./story-views.ts";
import { toleranceOf } from "./tolerance.ts";

const exact = process.env["STORIES_EXACT"] === "1";
const results = new URL("../test-results/pictures/", import.meta.url).pathname;

const mostTurns = 10;

const { threshold, pixels } = toleranceOf(exact);

/**
 * Runs in the page: waits for images and fonts, and finishes animations. Returns the box of the story's content, or of
 * the window when something floats over the content; `fits` is whether the window shows the whole page.
 */
const readyForPicture = async () => {
  const { body, documentElement: html } = document;
  // A picture may show more than the window, so lazy images outside of it have to load too.
  for (const image of document.images) image.loading = "eager";
  window.scrollTo(Math.round(window.scrollX), Math.round(window.scrollY));
  await document.fonts.ready;
  await Promise.all(
    [...document.images]
      .filter((image) => !image.complete)
      .map((image) => image.decode().catch(() => undefined)),
  );
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else animation.cancel();
  const visible = (element: Element) =>
    element.getBoundingClientRect().width * element.getBoundingClientRect().height > 16;
  const root = document.querySelector("#storybook-root");
  const floats = [...body.querySelectorAll("*")].some((element) => {
    if (
      element.closest(".sb-wrapper, #storybook-docs, [data-picture='ignore']") ||
      !visible(element)
    )
      return false;
    return (
      getComputedStyle(element).position === "fixed" ||
      (element.parentElement === body && element !== root)
    );
  });
  if (floats || !root)
    return { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight, fits: true };
  const width = Math.max(body.scrollWidth, html.scrollWidth);
  const height = Math.max(body.scrollHeight, html.scrollHeight, body.offsetHeight);
  const box = root.getBoundingClientRect();
  const margin = 16;
  const top = Math.max(0, Math.floor(box.top + scrollY - margin));
  return {
    x: 0,
    y: top,
    width: html.clientWidth,
    height: Math.min(Math.ceil(box.height + 2 * margin), height - top),
    fits: width <= innerWidth && height <= innerHeight,
  };
};

/** The same pixels as Playwright's `screenshot`, without its six requests to the page and its style changes. */
const shoot = async (page: Page) => {
  const { fits, ...clip } = await page.evaluate(readyForPicture);
  const session = await sessionOf(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: !fits,
    // Speed before size, because the picture is hashed and seldom kept.
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
};

/** ms; a cross-origin frame is rendered by another process, which may be late on a busy machine. */
const framesMayTake = 5_000;

/**
 * Repeats until two pictures are equal or one `isRight`, because effects such as scrolling may outlast the play
 * function. Throws if the picture never settles.
 */
const settled = async (page: Page, isRight: (picture: Buffer) => Promise<boolean>) => {
  const begin = Date.now();
  const mayCome = (await page.locator("iframe").count()) > 0 ? framesMayTake : 0;
  let before: Buffer | undefined;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const picture = await shoot(page);
    if (await isRight(picture)) return picture;
    if (before?.equals(picture)) {
      if (Date.now() - begin >= mayCome) return picture;
      turn = 0;
      await new Promise((drawn) => setTimeout(drawn, 100));
    }
    before = picture;
  }
  throw new Error("The picture does not come to rest.");
};

/** A new picture, or one accepted as different; it has to be kept. */
export type Shot = readonly [name: string, picture: Buffer];

const compare = async (page: Page, name: string): Promise<Shot[]> => {
  const kept = await keptPicture(name);
  // Nearly all pictures are byte-identical, so the modules that decode and compare are loaded only on demand.
  const isRight = async (picture: Buffer) =>
    kept !== undefined &&
    (isMadeFrom(kept, picture) || (exact && (await isWithin(threshold, kept, picture))));
  if (await isRight(await shoot(page))) return [];
  // The first picture may have been taken too early.
  await pageQuiet(page);
  const picture = await settled(page, isRight);
  if (await isRight(picture)) return [];
  const png = join(results, `${name}.png`);
  if (kept) await unpack(kept, png);
  else await rm(png, { force: true });
  const { toMatchImageSnapshot } = await import("jest-image-snapshot");
  expect.extend({ toMatchImageSnapshot });
  expect(picture).toMatchImageSnapshot({
    runInProcess: true,
    customSnapshotsDir: results,
    customDiffDir: results,
    customSnapshotIdentifier: name,
    failureThresholdType: "pixel",
    failureThreshold: pixels,
    customDiffConfig: { threshold, includeAA: exact },
  });
  // After --update, the file equals the screenshot if that was new or different; then it stays, for inspection.
  if ((await readFile(png)).equals(picture)) return [[name, picture]];
  await rm(png);
  return [];
};

/** Compares every picture that the story asks for, and resets the page. Resolves to the pictures to keep. */
export const comparePictures = async (
  page: Page,
  id: string,
  tags: readonly string[],
  wide: { width: number; height: number },
): Promise<Shot[]> => {
  const shots = await compare(page, id);
  await eachView(page, tags, wide, async (view) => {
    shots.push(...(await compare(page, `${id}.${view}`)));
  });
  return shots;
};
