// Reads a component's stories: their ids, and the description on its page in Storybook.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";

const member = (node, name) =>
  node?.properties?.find(({ key }) => key?.name === name || key?.value === name)?.value;

const text = (node) =>
  node?.type === "StringLiteral"
    ? node.value
    : node?.type === "TemplateLiteral" && node.expressions.length === 0
      ? node.quasis[0].value.cooked
      : node?.type === "BinaryExpression"
        ? text(node.left) + text(node.right)
        : "";

/** Looks for the stories beside the component; those of a provider have the name without "Provider". */
export const storiesOf = (root, path) => {
  const file = [path, path.replace("Provider", "")]
    .map((name) => join(root, "src", name.replace(/\.tsx$/, ".stories.tsx")))
    .find((name) => existsSync(name));
  if (!file) return { usage: "", stories: [] };
  const { stories, _metaAnnotations: meta } = loadCsf(readFileSync(file, "utf8"), {
    fileName: file,
    makeTitle: (title) => title,
  }).parse();
  const docs = member(meta.parameters, "docs");
  return {
    usage: text(member(member(docs, "description"), "component")),
    stories: stories.map(({ id, name }) => ({ id, name })),
  };
};
