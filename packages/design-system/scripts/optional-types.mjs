// Lets an optional property be given as `undefined` too: what an application hands on often is, and where it asks its
// compiler for `exactOptionalPropertyTypes`, no property without it could take that.

const opens = "([{<";
const closes = ")]}>";

/** Index of the semicolon that ends the type which begins at `from`; -1 where something else ends it, as in a list of parameters. */
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

/** `declarations` is the text of a .d.ts as the compiler writes it. */
export const allowUndefined = (declarations) => {
  let text = declarations;
  // From the last on, so that those before it stay in their places.
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
