// Finds type names that the manifest uses but does not define, because a reader could not look them up.
import { babelParse, traverse } from "storybook/internal/babel";

/** Names that readers know from TypeScript, the browser and React. */
const known =
  "Exclude Omit Partial Readonly ReadonlyArray Record const " +
  "AbortSignal File HTMLAnchorElement HTMLElement Promise " +
  "ComponentProps HTMLAttributes MouseEvent ReactElement ReactNode Ref";

/** Names that a declaration refers to, except its own type parameters. */
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

/** Returns the undefined names, e.g. `["FieldProps in EditableList", …]`. */
export const unsaidIn = ({ components, types }) => {
  // A component's table of props defines the type of its props.
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
