// The examples of the fixture app as text; the package check compiles and renders them, so they are correct.
import { babelParse, traverse } from "storybook/internal/babel";

/** Names that a piece of code refers to but neither declares nor imports, except globals. */
export const unknownIn = (code) => {
  let unknown = [];
  traverse(babelParse(code), {
    Program: ({ scope }) => {
      unknown = Object.keys(scope.globals)
        .filter((name) => !(name in globalThis))
        .toSorted((one, other) => one.localeCompare(other));
    },
  });
  return unknown;
};

/** Returns `{ Button: ["<Button …"], … }`; the declarations that an example uses come before it. */
export const examplePartsOf = (code) => {
  const { program } = babelParse(code);
  const slice = ({ start, end }) => code.slice(start, end);
  const declared = program.body.map((statement) => {
    const declaration = statement.declaration ?? statement;
    return { name: (declaration.id ?? declaration.declarations?.[0].id)?.name, declaration };
  });
  const { properties } = declared.find(({ name }) => name === "examples").declaration
    .declarations[0].init;
  const own = declared.filter(({ name }) => name && name !== "examples");
  return Object.fromEntries(
    properties.map(({ key, value }) => {
      const indent = /[ ]*$/.exec(code.slice(0, value.start))[0].length;
      const text = slice(value).replaceAll(`\n${" ".repeat(indent)}`, "\n");
      const unknownNames = unknownIn(text);
      const used = own.filter(({ name }) => unknownNames.includes(name));
      return [key.name, [...used.map(({ declaration }) => slice(declaration)), text]];
    }),
  );
};

/** Returns the same with one joined text per example. */
export const examplesOf = (code) =>
  Object.fromEntries(
    Object.entries(examplePartsOf(code)).map(([name, parts]) => [name, parts.join("\n\n")]),
  );
