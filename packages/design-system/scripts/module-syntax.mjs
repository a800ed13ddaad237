// What stands in a built module: its nodes, what its functions answer, what its names are.

export const keyOf = ({ key, computed }) => (computed ? undefined : (key?.name ?? key?.value));

/** Calls `see` with every node, parents first. */
export function walk(node, see) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, see));
  if (typeof node?.type !== "string") return;
  see(node);
  for (const [key, child] of Object.entries(node))
    if (typeof child === "object" && child !== null && key !== "loc") walk(child, see);
}

/** What a function answers. */
export function answersOf({ body }) {
  if (body.type !== "BlockStatement") return [body];
  const answers = [];
  walk(body, (node) => node.type === "ReturnStatement" && answers.push(node.argument));
  return answers;
}

/** The names of a module: what they are, and which other module they come from. */
export function namesOf(program) {
  const values = new Map();
  const imports = new Map();
  const add = (name, value) => values.set(name, [...(values.get(name) ?? []), value]);
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      add(node.id.name, node.init);
    if (node.type === "FunctionDeclaration") add(node.id.name, node);
    if (node.type === "ImportDeclaration")
      for (const { local, imported, type } of node.specifiers)
        imports.set(local.name, {
          from: node.source.value,
          name: type === "ImportNamespaceSpecifier" ? "*" : (imported?.name ?? "default"),
        });
  });
  return { values, imports };
}
