// The examples of the fixture app as text: they are compiled and rendered by the package's check, so they are right.
import { babelParse } from "storybook/internal/babel";

/** `{ Button: "<Button …", … }`; what an example refers to from the same file stands before it. */
export const examplesOf = (code) => {
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
      const used = own.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
      return [key.name, [...used.map(({ declaration }) => slice(declaration)), text].join("\n\n")];
    }),
  );
};
