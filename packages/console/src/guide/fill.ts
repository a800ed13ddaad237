// Fills the gaps of a text.

export type Gaps = Readonly<Record<string, string>>;

/** `{{name}}` becomes the gap of that name; an unknown one stays, where a test finds it. */
export const fill = (text: string, gaps: Gaps): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap);
