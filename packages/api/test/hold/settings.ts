// The count and seed of a check: a small count in `npm test`, the requested one when run by hand (see test/hold.ts).

/** The requested count of the check `name`, or the small one of `npm test`. */
export const countOf = (name: string, small: number): number =>
  process.env["HOLD_NAME"] === name ? Number(process.env["HOLD_COUNT"] ?? small) : small;

/** Every check prints it; the same seed repeats the same run. */
export const seed = Number(process.env["HOLD_SEED"] ?? Date.now() % 1_000_000);

/** mulberry32: random numbers from 0 to 1, the same sequence for the same seed. */
export function numbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
