// Removes custom properties from a document's critical CSS that nothing in the document reads: tokens of other pages,
// and declarations that the CSS framework makes for utilities elsewhere. The full stylesheet, which loads later, has
// them all.
import { parse, type Root } from "postcss";

const styles = /(?<=<style>).*?(?=<\/style>)/gs;

const readIn = (text: string) =>
  new Set(Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));

/** Returns whether anything was removed. */
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
    // Repeat, because a removed property may have been the only reader of another one.
    while (prune(root, new Set([...elsewhere, ...readIn(root.toString())])));
    return root.toString();
  });
}
