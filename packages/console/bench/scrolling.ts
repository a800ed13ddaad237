// How evenly a page is drawn while it scrolls.
import type { Reader } from "./reader.ts";

export interface Scrolled {
  readonly frames: number;
  /** Frames that a screen of 60 Hz would have shown besides. */
  readonly dropped: number;
}

const begin = `(() => {
  const times = [];
  const note = (now) => { times.push(now); globalThis.scrolling = requestAnimationFrame(note); };
  globalThis.scrolling = requestAnimationFrame(note);
  globalThis.scrollTimes = times;
})()`;
const end = "cancelAnimationFrame(scrolling), scrollTimes";

const frame = 1000 / 60;

/** Drags the page up by so many pixels, at the pace of a finger. */
export async function scroll({ page, cdp }: Reader, distance: number): Promise<Scrolled> {
  await page.evaluate(begin);
  await cdp.send("Input.synthesizeScrollGesture", {
    x: 400,
    y: 400,
    yDistance: -distance,
    speed: 2_000,
  });
  const times = await page.evaluate<number[]>(end);
  const late = times.slice(1).map((time, index) => Math.round((time - times[index]!) / frame) - 1);
  return { frames: times.length, dropped: late.reduce((sum, one) => sum + Math.max(0, one), 0) };
}
