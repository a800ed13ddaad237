// Takes and compares a story's pictures: always wide and light, and in each further view that its tags name.
import type { Page } from "playwright";
import { eachView, sessionOf } from "./story-views.ts";

const update = process.env["STORIES_UPDATE"] === "1";

/** ms in which a picture may become right: a frame of another process may be late, scrolling may outlast a story. */
const patience = update ? 1_000 : 5_000;

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
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
};

const compare = async (page: Page, name: string): Promise<void> => {
  const { differenceOf, writeReference, writeResult } = globalThis.storyTools;
  const begin = Date.now();
  let before: Buffer | undefined;
  for (;;) {
    const picture = await shoot(page);
    const difference = await differenceOf(name, picture);
    if (!difference) return;
    const isOver = Date.now() - begin > patience;
    if (isOver) {
      await writeResult(name, picture, difference);
      if (!update || !before?.equals(picture))
        throw new Error(`${difference.text}: see test-results/pictures`);
      return writeReference(name, picture);
    }
    before = picture;
    await new Promise((drawn) => setTimeout(drawn, 100));
  }
};

/** Compares every picture that the story asks for, and resets the page. */
export const comparePictures = async (
  page: Page,
  id: string,
  tags: readonly string[],
  wide: { width: number; height: number },
): Promise<void> => {
  await compare(page, id);
  await eachView(page, tags, wide, (view) => compare(page, `${id}.${view}`));
};
