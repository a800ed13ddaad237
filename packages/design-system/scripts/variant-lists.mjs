// Resolves `(typeof tones)[number]` to the values that the list holds: whoever reads the manifest does not see the list.
import { babelParse } from "storybook/internal/babel";

/** What an expression is without what TypeScript says of it: `["a"] as const satisfies readonly Tone[]`. */
const plain = (node) =>
  node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression"
    ? plain(node.expression)
    : node;

const isWord = (node) => node?.type === "StringLiteral";

/** The lists of words that these sources export, as unions, by name. */
export const variantUnions = (sources) =>
  new Map(
    sources
      .flatMap((code) => babelParse(code).program.body)
      .flatMap(({ type, declaration }) =>
        type === "ExportNamedDeclaration" ? (declaration?.declarations ?? []) : [],
      )
      .flatMap(({ id, init }) => {
        const list = plain(init);
        return list?.type === "ArrayExpression" && list.elements.every(isWord)
          ? [[id.name, list.elements.map(({ value }) => JSON.stringify(value)).join(" | ")]]
          : [];
      }),
  );

/** A type as text, with the union in the place of the list's name. */
export const withUnions = (text, unions) =>
  text.replaceAll(/\(typeof (\w+)\)\[number\]/g, (written, name) => unions.get(name) ?? written);
