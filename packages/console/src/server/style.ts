// Inlines the CSS rules that a document needs, and moves the stylesheet's link behind the content, so that it does not
// block the first paint.
import Beasties from "beasties";

/** The font face with letters that none of our texts uses; the stylesheet declares it too. */
const furtherLetters = /@font-face\{[^}]*inter-latin[^}]*\}/;

/**
 * Unescapes entities in class attributes (`[&>svg]:size-4`, names of grid areas), because Beasties compares classes
 * with selectors literally.
 */
const plainClasses = (document: string) =>
  document.replaceAll(/ class="[^"]*"/g, (attribute) =>
    attribute
      .replaceAll("&gt;", ">")
      .replaceAll("&lt;", "<")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&"),
  );

/** `dist` is the folder of the build. */
export function openStyle(dist: string): (document: string) => Promise<string> {
  const style = new Beasties({
    path: dist,
    publicPath: "/",
    preload: "body",
    pruneSource: false,
    // index.html has a style of its own for the time before the console starts.
    reduceInlineStyles: false,
    inlineFonts: true,
    preloadFonts: false,
    // Keep selectors that Beasties cannot evaluate: theme tokens, separators between entries, child variants (`*:`).
    allowRules: [/^:(?:root|where|is)\b/],
    logLevel: "silent",
  });
  return async (document) =>
    (await style.process(plainClasses(document))).replace(furtherLetters, "");
}
