// The vertical scale of a chart: the position of each value and the round numbers beside the grid lines.

export interface Scale {
  /** Round numbers of the grid lines, lowest first. */
  ticks: number[];
  /** Position of a value: 0 at the bottom, 1 at the top. */
  position: (value: number) => number;
}

const steps = [1, 2, 2.5, 5, 10];

/** A scale of about four steps that includes zero and ends at round numbers beyond the lowest and the highest value. */
export const createScale = (values: readonly number[]): Scale => {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const rough = (highest - lowest || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((each) => each * power >= rough * 0.999) ?? 10);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return {
    // Multiples of the step, because repeated addition accumulates rounding errors (0.30000000000000004).
    ticks: Array.from({ length: last - first + 1 }, (_, index) =>
      Number(((first + index) * step).toPrecision(12)),
    ),
    position: (value) => (value / step - first) / (last - first),
  };
};

/** Turns everything that is not a finite number, such as NaN from 0 / 0, into `null`, a missing value. */
export const toFinite = (value: number | null | undefined): number | null =>
  Number.isFinite(value) ? (value as number) : null;

/** Splits the values into runs of neighbours; a missing value ends a run. */
export const splitRuns = <Value>(values: readonly (Value | null)[]): [place: number, Value][][] => {
  const runs: [number, Value][][] = [];
  values.forEach((value, place) => {
    if (value === null) return;
    if (place === 0 || values[place - 1] === null) runs.push([]);
    runs.at(-1)?.push([place, value]);
  });
  return runs;
};
