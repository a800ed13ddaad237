// A sentence that ends with a name such as "Badge & Co." ends with one full stop, not two. For i18next: a post-processor,
// so that no text and no caller has to know of it.

/** The end of a sentence within a text: nothing, a space or a closing mark follows. */
const isEnd = (rest: string) => /^(?:$|[\s)\]"'”’»<])/.test(rest);

/** Leaves out the full stop behind `value`, which ends with a mark of its own. */
function endOnce(text: string, value: string): string {
  const doubled = `${value}.`;
  let result = text;
  for (
    let index = result.indexOf(doubled);
    index >= 0;
    index = result.indexOf(doubled, index + value.length)
  ) {
    const end = index + doubled.length;
    if (isEnd(result.slice(end))) result = result.slice(0, end - 1) + result.slice(end);
  }
  return result;
}

export const fullStop = {
  type: "postProcessor",
  name: "full-stop",
  /** `values`: the options of the translation, among them the values of its gaps. */
  process: (text: string, _key: unknown, values: Readonly<Record<string, unknown>>): string =>
    Object.values(values).reduce<string>(
      (sentence, value) =>
        typeof value === "string" && /[.!?…]$/.test(value) ? endOnce(sentence, value) : sentence,
      text,
    ),
} as const;
