// Where values stand between the bottom and the top of a chart, and the round numbers at its side.

export interface Scale {
  /** Round numbers from the lowest line to the highest. */
  ticks: number[];
  /** 0 at the bottom, 1 at the top. */
  at: (value: number) => number;
}

const steps = [1, 2, 2.5, 5, 10];

/** From zero, or from the lowest value below it, to the first round number that none exceeds; about four lines. */
export const scaleOf = (values: readonly number[]): Scale => {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const rough = (highest - lowest || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((each) => each * power >= rough * 0.999) ?? 10);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return {
    // Products of a step and a whole number: sums would gather errors (0.30000000000000004).
    ticks: Array.from({ length: last - first + 1 }, (_, index) =>
      Number(((first + index) * step).toPrecision(12)),
    ),
    at: (value) => (value / step - first) / (last - first),
  };
};

/** What is no number cannot be drawn: a share of nothing (0 / 0) is missing. */
export const numberOf = (value: number | null | undefined): number | null =>
  Number.isFinite(value) ? (value as number) : null;

/** The places of neighbouring values; a missing one ends a run. */
export const runsOf = <Value>(values: readonly (Value | null)[]): [place: number, Value][][] => {
  const runs: [number, Value][][] = [];
  values.forEach((value, place) => {
    if (value === null) return;
    if (place === 0 || values[place - 1] === null) runs.push([]);
    runs.at(-1)?.push([place, value]);
  });
  return runs;
};
