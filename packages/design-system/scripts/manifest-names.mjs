// Finds the names in a type, except its own type parameters.
import { babelParse, traverse } from "storybook/internal/babel";

export function namesInType(type) {
  const code = `type It = ${type}`;
  const names = new Set();
  const own = new Set();
  const add = ({ start, end }) => void names.add(code.slice(start, end));
  traverse(babelParse(code), {
    TSTypeParameter: ({ node }) => void own.add(node.name),
    TSTypeReference: ({ node }) => add(node.typeName),
    TSTypeQuery: ({ node }) => add(node.exprName),
  });
  return [...names].filter((name) => !own.has(name));
}
