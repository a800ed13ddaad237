// Median and percentile of measurements.
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

export function median(numbers: readonly number[]): number {
  const all = sorted(numbers);
  const half = all.length >> 1;
  const upper = all[half] ?? Number.NaN;
  return all.length % 2 === 1 ? upper : (upper + (all[half - 1] ?? Number.NaN)) / 2;
}

/** The smallest number that at least `percent` percent of the numbers do not exceed. */
export function percentile(numbers: readonly number[], percent: number): number {
  const all = sorted(numbers);
  return all[Math.max(0, Math.ceil((all.length * percent) / 100) - 1)] ?? Number.NaN;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);
