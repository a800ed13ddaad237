// Takes and compares a story's pictures: always wide and light, and in each further view that its tags ask for.
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { isMadeFrom, keptPicture, unpack } from "./kept-pictures.ts";
import { isWithin, pageQuiet, sessionOf } from "./story-page.ts";
import { eachView } from "./story-views.ts";

const exact = process.env["STORIES_EXACT"] === "1";
const results = new URL("../test-results/pictures/", import.meta.url).pathname;

const mostTurns = 10;

// The baseline browser must repeat every pixel; the smallest threshold only forgives a processor's rounding.
const rounding = 0.01;
const tolerance = exact
  ? { customDiffConfig: { threshold: rounding, includeAA: true }, failureThreshold: 0 }
  : { customDiffConfig: { threshold: 0.2 }, failureThreshold: 100 };

/**
 * Runs in the page: waits for what a picture shows, and lets what moves come to its end. Answers where the story's content is,
 * or nothing when it covers the window; and whether the window shows the whole page.
 */
const readyForPicture = async () => {
  const { body, documentElement: html } = document;
  // A picture shows more than the window: what waits for scrolling must not be missing in it.
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

/** As Playwright's `screenshot` takes it, to the pixel, which asks the page six times and changes its styles for it. */
const shoot = async (page: Page) => {
  const { fits, ...clip } = await page.evaluate(readyForPicture);
  const session = await sessionOf(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: !fits,
    // It is hashed, and seldom kept: to make it small takes as long as to paint it.
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
};

/** ms: what a frame of another origin shows is drawn by another process, which a busy machine keeps waiting. */
const framesMayTake = 5_000;

/** What follows the end of a play function, as scrolling does, has been painted when two pictures are the same. */
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

/** A picture that is new or accepted as different, and is to be kept. */
export type Shot = readonly [name: string, picture: Buffer];

const compare = async (page: Page, name: string): Promise<Shot[]> => {
  const kept = await keptPicture(name);
  // Nearly all are the same to the byte, and what decodes and compares need not even be loaded.
  const isRight = async (picture: Buffer) =>
    kept !== undefined &&
    (isMadeFrom(kept, picture) || (exact && (await isWithin(rounding, kept, picture))));
  if (await isRight(await shoot(page))) return [];
  // It may have been taken too soon.
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
    ...tolerance,
  });
  // After --update the file holds the screenshot, if that was new or different: it stays to be looked at.
  if ((await readFile(png)).equals(picture)) return [[name, picture]];
  await rm(png);
  return [];
};

/** Compares every picture that the story asks for, and puts the page back as it was. Answers which are to be kept. */
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
