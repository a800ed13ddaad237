// Helpers to read a built module: its nodes, the return values of its functions, and its names.

export const keyOf = ({ key, computed }) => (computed ? undefined : (key?.name ?? key?.value));

/** Calls `see` with every node, parents before children. */
export function walk(node, see) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, see));
  if (typeof node?.type !== "string") return;
  see(node);
  for (const [key, child] of Object.entries(node))
    if (typeof child === "object" && child !== null && key !== "loc") walk(child, see);
}

/** The return values of a function. */
export function answersOf({ body }) {
  if (body.type !== "BlockStatement") return [body];
  const answers = [];
  walk(body, (node) => node.type === "ReturnStatement" && answers.push(node.argument));
  return answers;
}

/** The names in a module: their values, and the modules they are imported from. */
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
