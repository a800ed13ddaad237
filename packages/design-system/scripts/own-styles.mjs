// Rewrites Tailwind's style sheet so that it only affects the library's elements and no ordinary rule of a page wins
// over it.
import postcss from "postcss";
import parseSelector from "postcss-selector-parser";
import { ours, placed, prefix, weight } from "./own-name.mjs";
import { guard, layers, placingLayer, takePlacing } from "./placing-styles.mjs";

/** Variables of ours, and of libraries that publish their own measurements. */
const keptVariable = /^--(?:ly|radix)-/;
const ownVariable = (name) =>
  keptVariable.test(name) ? name : `--${prefix}tw-${name.replace(/^--(?:tw-)?/, "")}`;
const variables = (text) => text.replaceAll(/--[\w-]+(?=[\s,:);]|$)/g, ownVariable);

/** The classes of a style sheet as written in the sources. */
export function classesIn(css) {
  const classes = new Set();
  const collect = parseSelector((root) => root.walkClasses(({ value }) => void classes.add(value)));
  postcss.parse(css).walkRules(({ selector, parent }) => {
    if (parent.name !== "keyframes") collect.processSync(selector);
  });
  return classes;
}

const { isCombinator, isPseudoElement } = parseSelector;

/** Adds `addition` to the last compound selector, before a pseudo-element such as `::before`. */
function append(selector, addition) {
  const { nodes } = selector;
  const begin = nodes.findLastIndex(isCombinator) + 1;
  const drawn = nodes.findIndex((node, index) => index >= begin && isPseudoElement(node));
  nodes.splice(
    drawn < 0 ? nodes.length : drawn,
    0,
    ...parseSelector().astSync(addition).first.nodes,
  );
}

/** Turns `.sm:flex` into `.ly-sm:flex`, with the specificity of an id added. */
const ofUtilities = parseSelector((root) => {
  root.walkClasses((node) => {
    node.value = prefix + node.value;
  });
  root.each((selector) => append(selector, weight));
});

/** Limits a rule for element types to our elements; all get the same specificity, so that their order decides. */
const ofBase = parseSelector((root) => {
  root.each((selector) => {
    const drawn = [];
    while (selector.last && isPseudoElement(selector.last)) {
      drawn.unshift(String(selector.last).trim());
      selector.last.remove();
    }
    const kind = String(selector).trim();
    const all = kind === "" || kind === "*";
    selector.replaceWith(
      parseSelector().astSync(`${all ? "" : `:where(${kind})`}${ours}${drawn.join("")}`).first,
    );
  });
});

const isOfPage = (selector) => /^(?:html|:host|body|\[data-theme\])$/.test(selector.trim());

/** Our elements whose parent is not ours; the rules for the page's root apply to them instead. */
const edge = `${ours}:where(:not(${ours} > *, svg *))`;

function takeBase(layer) {
  layer.walkRules((rule) => {
    if (rule.parent.name === "keyframes") return;
    const own = rule.selectors.filter((selector) => !isOfPage(selector));
    rule.selector = own.length > 0 ? ofBase.processSync(own.join(", ")) : edge;
  });
  // Repeated at the end: Tailwind's reset lets a button inherit its text styles, which at the edge would be the page's.
  if (layer.params === "base") {
    layer.append(layer.nodes.filter(({ selector }) => selector === edge));
    layer.append(postcss.parse(text).nodes);
  }
  // The background of the page belongs to the application.
  layer.walkDecls("background", (declaration) => {
    if (declaration.value.includes("surface-page")) declaration.remove();
  });
}

function takeUtilities(layer) {
  layer.walkRules((rule) => {
    if (rule.parent.name !== "keyframes") rule.selector = ofUtilities.processSync(rule.selector);
  });
}

/**
 * Always applies Tailwind's initial values of its variables, which are meant for browsers without `@property`, because
 * `@property` would affect the whole page and does not work in a shadow root.
 */
function takeProperties(layer) {
  layer.walkAtRules("supports", (rule) => {
    rule.replaceWith(rule.nodes);
  });
  takeBase(layer);
}

const take = {
  base: takeBase,
  properties: takeProperties,
  components: takeUtilities,
  utilities: takeUtilities,
  theme: () => undefined,
};

const look =
  "animation appearance background border border-radius box-shadow box-sizing color column-gap cursor filter font letter-spacing line-height list-style opacity outline overflow padding row-gap text-align text-decoration text-indent text-shadow text-transform transform transition vertical-align visibility white-space word-spacing".split(
    " ",
  );
const place =
  "align-self clear display flex float inset justify-self margin max-height max-width min-height min-width order position z-index".split(
    " ",
  );
/** Native parts of form controls. */
const fieldParts =
  "placeholder file-selector-button -webkit-calendar-picker-indicator -webkit-datetime-edit -webkit-datetime-edit-fields-wrapper -webkit-datetime-edit-text -webkit-datetime-edit-year-field -webkit-datetime-edit-month-field -webkit-datetime-edit-day-field -webkit-inner-spin-button -webkit-search-cancel-button -webkit-search-decoration".split(
    " ",
  );
const paint =
  "fill fill-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width".split(
    " ",
  );
const set = (value) => (names) => names.map((name) => `${name}: ${value};`).join(" ");
const revert = set("revert");
const revertLayer = set("revert-layer");

/**
 * Reverts what the page sets for our elements. Drawings and images keep their presentation attributes, to which
 * `revert-layer` goes back and `revert` would not. An element to which the application gave a class keeps the margins,
 * size and position that classes set.
 */
const takenBack = `
${guard}
${ours}:where(:not(svg, svg *, img, ${placed})) { all: revert; }
${ours}:where(:not(svg *))::before, ${ours}:where(:not(svg *))::after { all: revert; }
${fieldParts.map((part) => `${ours}::${part} { all: revert; }`).join("\n")}
:where(svg, img)${ours}, ${placed} { ${revert(look)} }
:where(svg, img)${ours}:where(:not(${placed})) { ${revert(place)} }
:where(svg)${ours}, :where(svg)${ours} :where(*) { ${revertLayer(paint)} }
`;

/** Our values for the text styles that a page may set on its body. */
const text = `
${edge} {
  color-scheme: var(--ly-scheme);
  font-style: normal;
  font-variant: normal;
  font-weight: 400;
  font-size: 1rem;
  letter-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  word-spacing: normal;
  cursor: auto;
  list-style: none;
}
`;

/** `css` is Tailwind's output: layers, unprefixed classes, and rules for the whole page. */
export function ownStyles(css) {
  const root = postcss.parse(css);
  const names = new Map();
  const placing = [];
  root.walkAtRules("keyframes", (rule) => names.set(rule.params, prefix + rule.params));
  root.walkAtRules("layer", (layer) => {
    if (!layer.nodes) {
      layer.remove();
      return;
    }
    take[layer.params](layer);
    placing.push(...takePlacing(layer));
    if (layer.params === "base") layer.prepend(postcss.parse(takenBack).nodes);
    layer.replaceWith(layer.nodes);
  });
  root.walkAtRules("keyframes", (rule) => {
    rule.params = names.get(rule.params);
  });
  root.prepend(...postcss.parse(layers).nodes, placingLayer(placing));
  root.walkAtRules("property", (rule) => {
    rule.remove();
  });
  root.walkDecls((declaration) => {
    declaration.prop = variables(declaration.prop);
    declaration.value = variables(declaration.value);
    if (/animation/.test(declaration.prop) || /animate/.test(declaration.prop))
      declaration.value = declaration.value.replaceAll(
        /[\w-]+/g,
        (word) => names.get(word) ?? word,
      );
  });
  return root.toString();
}
