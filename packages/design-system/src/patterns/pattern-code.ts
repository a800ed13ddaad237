// The code that a pattern offers for copying: the content of its story, as a component with its imports.

/** The stories in the source of a pattern's file: their names and the text between the braces. */
export const parseStories = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^export const (\w+): Story = \{\n(.*?)^\};/gms)].map(
      ([, name = "", story = ""]) => [name, story],
    ),
  );

const lines = /^ {2}render: \(\) => \(\n(.*)^ {2}\),$/ms;
const line = /^ {2}render: \(\) => (<.*>),$/m;

const findNames = (code: string) =>
  [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name))].toSorted(
    (one, other) => one.localeCompare(other),
  );

/** Code of the story `name` in the source of a pattern's file. */
export const patternCode = (text: string, name: string): string => {
  const story = parseStories(text).get(name) ?? "";
  const [, rendered = line.exec(story)?.[1]] = lines.exec(story) ?? [];
  if (!rendered) throw new Error(`${name} renders nothing that can be copied.`);
  // Removes one of the two levels of indentation that the code has in its story.
  const code = rendered.trim().replaceAll(/^ {2}/gm, "");
  return `import { ${findNames(code).join(", ")} } from "@lanyard/design-system";

export const ${name} = () => (
  ${code}
);`;
};
