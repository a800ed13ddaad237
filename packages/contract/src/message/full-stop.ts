// A sentence that ends with a name such as "Badge & Co." ends with one full stop, not two. For i18next: a post-processor,
// so that no text and no caller has to know of it.

/** The end of a sentence within a text: nothing, a space or a closing mark follows. */
const isEnd = (rest: string) => /^(?:$|[\s)\]"'”’»<])/.test(rest);

/** Leaves out the full stop behind `value`, which ends with a mark of its own. */
function endOnce(text: string, value: string): string {
  const doubled = `${value}.`;
  let said = text;
  for (let at = said.indexOf(doubled); at >= 0; at = said.indexOf(doubled, at + value.length)) {
    const end = at + doubled.length;
    if (isEnd(said.slice(end))) said = said.slice(0, end - 1) + said.slice(end);
  }
  return said;
}

export const fullStop = {
  type: "postProcessor",
  name: "full-stop",
  /** `values`: the options of the translation, among them the values of its gaps. */
  process: (text: string, _key: unknown, values: Readonly<Record<string, unknown>>): string =>
    Object.values(values).reduce<string>(
      (said, value) =>
        typeof value === "string" && /[.!?…]$/.test(value) ? endOnce(said, value) : said,
      text,
    ),
} as const;
