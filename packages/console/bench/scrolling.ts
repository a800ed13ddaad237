// Measures how smoothly a page scrolls.
import type { Reader } from "./reader.ts";

export interface Scrolled {
  readonly frames: number;
  /** Further frames that a 60 Hz screen would have shown. */
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

/** Drags the page up by `distance` pixels, at the speed of a finger. */
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
