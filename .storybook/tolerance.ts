// How far a screenshot may be from its baseline, on the browser that the baselines were made with and on others.

// The baseline browser must repeat every pixel; the smallest threshold tolerates only rounding differences between
// processors.
const rounding = 0.01;
const others = { threshold: 0.2, pixels: 100 };

/** `pixels` may differ by more than `threshold`, a share of the distance between black and white. */
export const toleranceOf = (exact: boolean) =>
  exact ? { threshold: rounding, pixels: 0 } : others;

interface Browser {
  readonly name: string;
  readonly executablePath: string;
}

/** Which browser is not the baseline one, and what is tolerated because of it; nothing for the baseline one. */
export const toleranceNote = ({ name, executablePath }: Browser, baseline: string) =>
  name === baseline
    ? undefined
    : `NOTE - the screenshots are not compared exactly: this browser is ${name} (${executablePath}), not ${baseline}, which made the references. In each screenshot up to ${others.pixels} pixels may differ, and the others by up to ${others.threshold * 100} % of the distance between black and white.`;
