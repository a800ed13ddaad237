// Which names the types of a manifest speak of, and which of them it says nowhere: a reader cannot follow those.
import { babelParse, traverse } from "storybook/internal/babel";

/** What every reader knows: the types of TypeScript, the browser and React. */
const known =
  "Exclude Omit Partial Readonly ReadonlyArray Record const " +
  "AbortSignal File HTMLAnchorElement HTMLElement Promise " +
  "ComponentProps HTMLAttributes MouseEvent ReactElement ReactNode Ref";

/** The names that a declaration refers to, without its own type parameters. */
const namesIn = (code) => {
  const names = new Set();
  const own = new Set();
  const add = (node) => {
    names.add(code.slice(node.start, node.end));
  };
  traverse(babelParse(code), {
    TSTypeParameter: ({ node }) => {
      own.add(node.name);
    },
    TSTypeReference: ({ node }) => add(node.typeName),
    TSTypeQuery: ({ node }) => add(node.exprName),
    TSInterfaceDeclaration: ({ node }) => {
      for (const { expression } of node.extends ?? []) add(expression);
    },
  });
  return [...names].filter((name) => !own.has(name));
};

export const namesInType = (type) => namesIn(`type It = ${type}`);

/** `["FieldProps in EditableList", …]`: what the manifest names and says nowhere. */
export const unsaidIn = ({ components, types }) => {
  // A component's table of props says what the type of its props is.
  const said = new Set([
    ...types.map(({ name }) => name),
    ...components.map(({ name }) => `${name}Props`),
    ...known.split(" "),
  ]);
  const unsaid = (where, names, own = []) =>
    names
      .filter((name) => !said.has(name) && !own.includes(name))
      .map((name) => `${name} in ${where}`);
  return [
    ...components.flatMap(({ name, props, passesOn, generics }) => [
      ...props.flatMap((prop) => unsaid(`${name}.${prop.name}`, namesInType(prop.type), generics)),
      ...unsaid(name, namesInType(`[${passesOn ?? ""}]`), generics),
    ]),
    ...types.flatMap(({ name, code }) =>
      unsaid(name, namesIn(code.includes("function ") ? `${code} {}` : code)),
    ),
  ];
};
