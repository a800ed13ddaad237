// Resolves `(typeof tones)[number]` to the values of the list, because readers of the manifest do not see the list.
import { babelParse } from "storybook/internal/babel";

/** An expression without its TypeScript operators, e.g. `["a"] as const satisfies readonly Tone[]`. */
const plain = (node) =>
  node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression"
    ? plain(node.expression)
    : node;

const isWord = (node) => node?.type === "StringLiteral";

/** The exported lists of strings in these sources, as unions by name. */
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

/** Replaces references to lists in a type's text with their unions. */
export const withUnions = (text, unions) =>
  text.replaceAll(/\(typeof (\w+)\)\[number\]/g, (written, name) => unions.get(name) ?? written);
