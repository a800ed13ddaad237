// Story names in sentence case: "On a phone", where Storybook makes "On A Phone" of `OnAPhone`.
const proper = new Set(["Italian", "English", "Spanish", "French"]);

export const sentenceCase = (name: string): string =>
  name
    .split(" ")
    .map((word, at) =>
      at === 0 || proper.has(word) || !/^[A-Z][a-z]*$/.test(word) ? word : word.toLowerCase(),
    )
    .join(" ");
