// Takes out of a document's critical style the custom properties that nothing in the document reads: tokens of other pages,
// and what the style framework declares for utilities of theirs. The whole stylesheet, which follows, has them all.
import { parse, type Root } from "postcss";

const styles = /(?<=<style>).*?(?=<\/style>)/gs;

const readIn = (text: string) =>
  new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));

/** Whether anything was taken out. */
function prune(root: Root, read: ReadonlySet<string | undefined>): boolean {
  let changed = false;
  const remove = (node: { remove: () => unknown }) => {
    node.remove();
    changed = true;
  };
  root.walkAtRules("property", (rule) => void (read.has(rule.params) || remove(rule)));
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    const { parent } = declaration;
    remove(parent?.nodes?.length === 1 ? parent : declaration);
  });
  return changed;
}

export function withoutUnusedProperties(document: string): string {
  const elsewhere = readIn(document.replaceAll(styles, ""));
  return document.replaceAll(styles, (css) => {
    const root = parse(css);
    // What only a property that is gone has read goes next.
    while (prune(root, new Set([...elsewhere, ...readIn(root.toString())])));
    return root.toString();
  });
}
