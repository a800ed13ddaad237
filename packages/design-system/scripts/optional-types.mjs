// Adds `| undefined` to the type of each optional property: applications often pass on values that may be undefined,
// which `exactOptionalPropertyTypes` would otherwise refuse.

const opens = "([{<";
const closes = ")]}>";

/**
 * Index of the semicolon that ends the type starting at `from`; -1 if something else ends it, as in a parameter list.
 */
const endOf = (text, from) => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (text.startsWith("/*", at)) at = text.indexOf("*/", at) + 1;
    else if (sign === '"') at = text.indexOf('"', at + 1);
    else if (text.startsWith("=>", at)) at += 1;
    else if (opens.includes(sign)) depth += 1;
    else if (depth === 0 && ";,)}".includes(sign)) return sign === ";" ? at : -1;
    else if (closes.includes(sign)) depth -= 1;
  }
  return -1;
};

/** `declarations` is the text of a .d.ts file as written by the compiler. */
export const allowUndefined = (declarations) => {
  let text = declarations;
  // From last to first, so that earlier indexes stay valid.
  for (const { index } of [...declarations.matchAll(/\?: /g)].toReversed()) {
    const from = index + "?: ".length;
    const end = endOf(text, from);
    const type = text.slice(from, end);
    if (end < 0 || type.endsWith("| undefined")) continue;
    const whole = /=>| extends /.test(type) ? `(${type})` : type;
    text = `${text.slice(0, from)}${whole} | undefined${text.slice(end)}`;
  }
  return text;
};
