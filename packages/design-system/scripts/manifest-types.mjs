// The shapes that props speak of, hooks, and the lists of variant values, as they are written.
import { babelParse } from "storybook/internal/babel";

/** A component's props have a table of their own. */
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

/** A function's body is nobody's business. */
const endOf = ({ body, end, type }) => (type === "FunctionDeclaration" ? body.start : end);

/** The names in `export { … }` of the file's own declarations. */
const listedIn = (body) =>
  new Set(
    body
      .filter(({ type, source }) => type === "ExportNamedDeclaration" && !source)
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );

/** `{ name, code }` of everything that a file exports beside components, comments included. */
export const typesOf = (file) => {
  const { code } = file;
  const { body } = babelParse(code).program;
  const listed = listedIn(body);
  return body.flatMap((statement) => {
    const { leadingComments = [] } = statement;
    const declaration =
      statement.type === "ExportNamedDeclaration"
        ? statement.declaration
        : listed.has(nameOf(statement)) && statement;
    if (!declaration || !isShape(file, declaration)) return [];
    const doc = leadingComments.find(({ value }) => value.startsWith("*"));
    const from = doc?.start ?? statement.start;
    return { name: nameOf(declaration), code: code.slice(from, endOf(declaration)).trim() };
  });
};
