// Moves declarations that place a component into a layer, so that a class of the application wins over them.
import postcss from "postcss";
import parseSelector from "postcss-selector-parser";
import { ids, ours, placedLightly, prefix, unplaced, weight } from "./own-name.mjs";

const { isClassName, isCombinator, isPseudoElement } = parseSelector;

const placing =
  /^(?:align-self|bottom|clear|display|flex(?:-basis|-grow|-shrink)?|float|grid-(?:area|column|row)(?:-end|-start)?|inset(?:-.+)?|justify-self|left|margin(?:-.+)?|(?:max-|min-)?(?:block-size|height|inline-size|width)|order|place-self|position|right|top|z-index)$/;
const all =
  "align-self clear display flex float grid-area height inset justify-self margin max-height max-width min-height min-width order position width z-index";

/**
 * Tailwind's layers in its own order, whichever style sheet comes first: our placing layer is between Tailwind's reset
 * and its utilities.
 */
export const layers = "@layer theme, base, components, utilities;";

/** Reverts placement set by unlayered page rules for element types; rules for classes have a higher specificity. */
export const guard = `${placedLightly} { ${all
  .split(" ")
  .map((name) => `${name}: revert-layer;`)
  .join(" ")} }`;

const places = ({ prop, important }) => placing.test(prop) && !important;

/** Whether a selector matches the element with the class itself, not a related element or a pseudo-element. */
const isOfRoot = (selector) => {
  let answer = false;
  parseSelector((root) => {
    const { nodes } = root.first;
    const subject = nodes.slice(nodes.findLastIndex(isCombinator) + 1);
    answer =
      !nodes.some(isPseudoElement) &&
      (String(root).includes(ours) ||
        subject.some((node) => isClassName(node) && node.value.startsWith(prefix)));
  }).processSync(selector);
  return answer;
};

const withoutEmpty = (container) => {
  container.each((node) => {
    if (node.nodes) withoutEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
  return container;
};

/**
 * Moves the placing declarations for elements to which the application gave a class out of `layer`, and returns them as
 * rules.
 */
export function takePlacing(layer) {
  const taken = layer.clone();
  const rules = [];
  layer.walkRules((rule) => {
    if (rule.parent.name !== "keyframes" && rule.nodes.some(places)) rules.push(rule);
  });
  for (const rule of rules) {
    const rooted = rule.selectors.filter(isOfRoot);
    if (rooted.length === 0) continue;
    const rest = rule.selectors.filter((selector) => !rooted.includes(selector));
    const split = rule.cloneAfter();
    split.selectors = rooted.map((selector) =>
      selector.replace(ours, unplaced).replace(weight, unplaced),
    );
    split.each((node) => void (places(node) || node.remove()));
    if (rest.length > 0) {
      const remainder = split.cloneAfter();
      remainder.selectors = rest;
    }
    rule.each((node) => void (places(node) && node.remove()));
  }
  withoutEmpty(layer);
  taken.walkAtRules("keyframes", (rule) => void rule.remove());
  taken.walkRules((rule) => {
    const rooted = rule.selectors.filter(isOfRoot);
    rule.each((node) => void ((rooted.length > 0 && places(node)) || node.remove()));
    if (rooted.length > 0)
      rule.selectors = rooted.map((selector) =>
        selector.replace(`, ${ids}`, "").replace(weight, ""),
      );
  });
  return withoutEmpty(taken).nodes;
}

/**
 * The collected `rules` as one sublayer of Tailwind's `components`; they have a lower specificity there than any rule
 * of the application.
 */
export const placingLayer = (rules) =>
  postcss.atRule({ name: "layer", params: `components.${prefix.slice(0, -1)}`, nodes: rules });
