// Makes of Tailwind's style sheet one that touches the library's elements alone, and that no ordinary rule of a page wins over.
import postcss from "postcss";
import parseSelector from "postcss-selector-parser";
import { ours, placed, prefix, weight } from "./own-name.mjs";
import { guard, layers, placingLayer, takePlacing } from "./placing-styles.mjs";

/** Names of ours, and of the libraries that say their own measures. */
const keptVariable = /^--(?:ly|radix)-/;
const ownVariable = (name) =>
  keptVariable.test(name) ? name : `--${prefix}tw-${name.replace(/^--(?:tw-)?/, "")}`;
const variables = (text) => text.replaceAll(/--[\w-]+(?=[\s,:);]|$)/g, ownVariable);

/** The classes of a style sheet, as they are written in sources. */
export function classesIn(css) {
  const classes = new Set();
  const collect = parseSelector((root) => root.walkClasses(({ value }) => void classes.add(value)));
  postcss.parse(css).walkRules(({ selector, parent }) => {
    if (parent.name !== "keyframes") collect.processSync(selector);
  });
  return classes;
}

const { isCombinator, isPseudoElement } = parseSelector;

/** Puts `addition` at the end of a selector's last element, before what is drawn in it (`::before`). */
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

/** `sm:flex` as `ly-sm:flex`, heavier by an id. */
const ofUtilities = parseSelector((root) => {
  root.walkClasses((node) => {
    node.value = prefix + node.value;
  });
  root.each((selector) => append(selector, weight));
});

/** A rule for all elements of a kind as one for ours; all weigh the same, so that they stand in the order of their text. */
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

/** What a page sets for all of its text stands on every element of ours whose parent is not. */
const edge = `${ours}:where(:not(${ours} > *, svg *))`;

function takeBase(layer) {
  layer.walkRules((rule) => {
    if (rule.parent.name === "keyframes") return;
    const own = rule.selectors.filter((selector) => !isOfPage(selector));
    rule.selector = own.length > 0 ? ofBase.processSync(own.join(", ")) : edge;
  });
  // A button at the edge inherits the page's text before this.
  if (layer.params === "base") {
    layer.append(layer.nodes.filter(({ selector }) => selector === edge));
    layer.append(postcss.parse(text).nodes);
  }
  // The page's ground is the application's.
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
 * The first values of Tailwind's variables, for browsers that know no `@property`, are for all: `@property` counts for the
 * whole page, and not inside of a shadow root.
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
/** Of fields: parts of the browser's own. */
const fieldParts =
  "placeholder file-selector-button -webkit-calendar-picker-indicator -webkit-datetime-edit -webkit-datetime-edit-fields-wrapper -webkit-datetime-edit-text -webkit-datetime-edit-year-field -webkit-datetime-edit-month-field -webkit-datetime-edit-day-field -webkit-inner-spin-button -webkit-search-cancel-button -webkit-search-decoration".split(
    " ",
  );
const revert = (names) => names.map((name) => `${name}: revert;`).join(" ");

/**
 * Whatever a page says of elements, taken back. Drawings and pictures keep the attributes they are drawn by. An element
 * that the application gave a class keeps its place: what classes say of margins, size and position.
 */
const takenBack = `
${guard}
${ours}:where(:not(svg, svg *, img, ${placed})) { all: revert; }
${ours}:where(:not(svg *))::before, ${ours}:where(:not(svg *))::after { all: revert; }
${fieldParts.map((part) => `${ours}::${part} { all: revert; }`).join("\n")}
:where(svg, img)${ours}, ${placed} { ${revert(look)} }
:where(svg, img)${ours}:where(:not(${placed})) { ${revert(place)} }
:where(.lucide)${ours} { fill: none; stroke: currentColor; }
`;

/** Text that a page sets for everything below its body, as ours has it. */
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

/** `css` is what Tailwind made: layers, bare classes, rules for the whole page. */
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
