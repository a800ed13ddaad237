// Moves what places a component into a layer, where a class of the application wins over it, for components that have one.
import postcss from "postcss";
import parseSelector from "postcss-selector-parser";
import { ours, placedLightly, prefix, unplaced, weight } from "./own-name.mjs";

const { isClassName, isCombinator, isPseudoElement } = parseSelector;

const placing =
  /^(?:align-self|bottom|clear|display|flex(?:-basis|-grow|-shrink)?|float|grid-(?:area|column|row)(?:-end|-start)?|inset(?:-.+)?|justify-self|left|margin(?:-.+)?|(?:max-|min-)?(?:block-size|height|inline-size|width)|order|place-self|position|right|top|z-index)$/;
const all =
  "align-self clear display flex float grid-area height inset justify-self margin max-height max-width min-height min-width order position width z-index";

/** Tailwind's layers, in its order, whichever style sheet comes first: ours stands before its classes, behind its reset. */
export const layers = "@layer theme, base, components, utilities;";

/** What a page says outside of layers counts for nothing when it speaks of elements alone; its classes weigh more. */
export const guard = `${placedLightly} { ${all
  .split(" ")
  .map((name) => `${name}: revert-layer;`)
  .join(" ")} }`;

const places = ({ prop, important }) => placing.test(prop) && !important;

/** Whether a selector is about the element that bears the class, and not about one beside it or drawn in it. */
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

/** Takes the placing declarations out of `layer`, for elements that the application gave a class; answers them as rules. */
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
      const kept = split.cloneAfter();
      kept.selectors = rest;
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
        selector.replace(`, #${prefix}`, "").replace(weight, ""),
      );
  });
  return withoutEmpty(taken).nodes;
}

/** `rules` of all layers as one layer of Tailwind's; within it they weigh less than anything of the application's. */
export const placingLayer = (rules) =>
  postcss.atRule({ name: "layer", params: `components.${prefix.slice(0, -1)}`, nodes: rules });
