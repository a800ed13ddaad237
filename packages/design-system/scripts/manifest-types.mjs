// Reads the exported types, hooks and lists of variant values as source text.
import { babelParse } from "storybook/internal/babel";

/** The props of a component have a table of their own in the manifest. */
const isPropsOf = (path, name) => path.endsWith(`/${name.replace(/Props$/, "")}.tsx`);

const nameOf = ({ id, declarations }) => (id ?? declarations?.[0].id)?.name;

const isShape = ({ path, typesOnly, code }, declaration) => {
  const name = nameOf(declaration);
  switch (declaration.type) {
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return typesOnly || !isPropsOf(path, name);
    case "VariableDeclaration":
      return code.slice(declaration.start, declaration.end).includes("] as const");
    default:
      return /^use[A-Z]/.test(name);
  }
};

/** Leaves out the body of a function. */
const endOf = ({ body, end, type }) => (type === "FunctionDeclaration" ? body.start : end);

/** Names of the file's own declarations in `export { … }`. */
const listedIn = (body) =>
  new Set(
    body
      .filter(({ type, source }) => type === "ExportNamedDeclaration" && !source)
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );

/** Returns `{ name, code }` for each export except components, including its docstring. */
export const typesOf = (file) => {
  const { code } = file;
  const { body } = babelParse(code).program;
  const names = listedIn(body);
  return body.flatMap((statement) => {
    const { leadingComments = [] } = statement;
    const declaration =
      statement.type === "ExportNamedDeclaration"
        ? statement.declaration
        : names.has(nameOf(statement)) && statement;
    if (!declaration || !isShape(file, declaration)) return [];
    const doc = leadingComments.find(({ value }) => value.startsWith("*"));
    const from = doc?.start ?? statement.start;
    return { name: nameOf(declaration), code: code.slice(from, endOf(declaration)).trim() };
  });
};
