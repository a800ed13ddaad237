// Turns the examples into runnable files: imports, the declarations they use, and a component that renders the example.
import { examplePartsOf, unknownIn } from "./manifest-examples.mjs";

const packageName = "@lanyard/design-system";

const importOf = (names) =>
  names.length > 3
    ? `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "${packageName}";`
    : `import { ${names.join(", ")} } from "${packageName}";`;

const indented = (text) => text.replaceAll(/^(?=.)/gm, "    ");

/** Returns `{ Button: "import { Button } …" }` from the source text of the fixture app's examples. */
export const exampleModules = (code) =>
  Object.fromEntries(
    Object.entries(examplePartsOf(code)).map(([name, parts]) => {
      const body = [
        ...parts.slice(0, -1),
        `export function Example() {\n  return (\n${indented(parts.at(-1))}\n  );\n}\n`,
      ].join("\n\n");
      return [name, `${importOf(unknownIn(body))}\n\n${body}`];
    }),
  );
