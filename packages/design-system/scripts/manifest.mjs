// Writes manifest.json and llms.txt, which describe the components for people and programs that do not read the code.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { babelParse } from "storybook/internal/babel";
import { componentOf } from "./manifest-component.mjs";
import { examplesOf } from "./manifest-examples.mjs";
import { manualOf } from "./manifest-manual.mjs";
import { storiesOf } from "./manifest-stories.mjs";
import { oneWayIn } from "./manifest-states.mjs";
import { typesOf } from "./manifest-types.mjs";
import { llmsText } from "./llms-text.mjs";
import { variantUnions } from "./variant-lists.mjs";

const reexports = new Set(["ExportAllDeclaration", "ExportNamedDeclaration"]);

/** The re-exports of index.ts in order: the file, whether only its types are exported, and the names unless all are. */
const exportedFiles = (index) =>
  babelParse(index).program.body.map(({ type, source, exportKind, specifiers = [], loc }) => {
    // Refused: any other form of export, which would silently be missing from the manifest.
    if (
      !reexports.has(type) ||
      !source?.value.startsWith("./") ||
      specifiers.some((specifier) => specifier.type !== "ExportSpecifier")
    )
      throw new Error(`index.ts:${loc.start.line} is not \`export … from "./file"\`.`);
    return {
      path: source.value.slice(2),
      typesOnly: exportKind === "type",
      names:
        type === "ExportAllDeclaration" ? undefined : specifiers.map(({ local }) => local.name),
    };
  });

export const readManifest = async (root) => {
  const read = (path) => readFileSync(join(root, path), "utf8");
  const own = JSON.parse(read("package.json"));
  const states = JSON.parse(read("src/states.json"));
  const examples = examplesOf(read("fixtures/app/examples.tsx"));
  const files = exportedFiles(read("src/index.ts")).map((file) => ({
    ...file,
    code: read(join("src", file.path)),
  }));
  const unions = variantUnions(files.map(({ code }) => code));
  const components = [];
  for (const { path, code, typesOnly } of files) {
    const component =
      /\/[A-Z]\w*\.tsx$/.test(path) && !typesOnly && componentOf(path, code, unions);
    if (!component) continue;
    const { name } = component;
    components.push({
      ...component,
      ...storiesOf(root, path),
      ...(await manualOf(root, path)),
      states: states[name] ?? states[name.replace(/Provider$/, "")] ?? {},
      example: examples[name],
    });
  }
  return {
    name: own.name,
    version: own.version,
    styles: [`${own.name}/styles.css`, `${own.name}/tailwind.css`],
    components,
    types: files.flatMap((file) =>
      typesOf(file).filter(({ name }) => !file.names || file.names.includes(name)),
    ),
  };
};

export const writeManifest = async (root, dist) => {
  const manifest = await readManifest(root);
  for (const { name, example, props } of manifest.components) {
    if (!example) throw new Error(`${name} has no example in fixtures/app/examples.tsx.`);
    const unknown = props.filter(({ type }) => /\bunknown\b/.test(type)).map((prop) => prop.name);
    if (unknown.length > 0)
      throw new Error(`${name}: the type of ${unknown.join(", ")} is unknown.`);
    const silent = props.filter(({ text }) => !text).map((prop) => prop.name);
    if (silent.length > 0) throw new Error(`${name}: ${silent.join(", ")} has no comment.`);
  }
  const oneWay = oneWayIn(manifest);
  if (oneWay.length > 0)
    throw new Error(
      `A state can be controlled or uncontrolled, so these props are missing: ${oneWay.join(", ")}.`,
    );
  writeFileSync(join(dist, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  writeFileSync(join(dist, "llms.txt"), llmsText(manifest));
  return manifest;
};
