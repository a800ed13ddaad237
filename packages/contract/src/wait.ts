// How long somebody has to wait, in words: seconds, minutes or hours by its size, never less than it takes.

export function waitLabel(language: string, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [unit, count] =
    seconds < 60
      ? ["second", seconds]
      : minutes < 60
        ? ["minute", minutes]
        : ["hour", Math.ceil(minutes / 60)];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    count,
  );
}
