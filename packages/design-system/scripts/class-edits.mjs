// Finds the classes in one built module, and the text edits that add the library's prefix to them.
import { babelParse } from "storybook/internal/babel";
import { answersOf, keyOf, namesOf, walk } from "./module-syntax.mjs";
import { marker, prefix } from "./own-name.mjs";

/** Elements inside an svg element, which itself has the marker class. */
const drawn =
  /^(?:circle|clipPath|defs|ellipse|g|line|linearGradient|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|text|tspan|use)$/;
/** Parts of Radix that render no element. */
const withoutElement = /^(?:Portal|Provider|Sub)$/;
const isClassName = (name) => /^(?:className|[a-z]\w*ClassName)$/.test(name ?? "");

const prefixed = (classes) =>
  classes.replaceAll(/\S+/g, (name) => (name.startsWith(prefix) ? name : prefix + name));

/**
 * Reads a module. `edits` fills up as classes are found, with the new text for each `[start, end]`; `required` lists
 * exports of other modules that contain classes, as `{ from, name }`: pass them to `find` of that module.
 */
export function readModule(code) {
  const { program } = babelParse(code);
  const { values, imports } = namesOf(program);
  const edits = new Map();
  const required = [];
  const visited = new Set();
  const comesFrom = (name, source) => imports.get(name)?.from === source;
  const edit = (start, end, text) => edits.set(`${start} ${end}`, { start, end, text });

  const classes = new Set();
  const classesAt = (start, end, text, written) => {
    for (const name of text.split(/\s+/).filter(Boolean)) classes.add(name);
    edit(start, end, written(prefixed(text)));
  };

  const byName = (name) => {
    const other = imports.get(name);
    if (other?.from.startsWith(".")) required.push(other);
    values.get(name)?.forEach(find);
  };
  const finders = {
    StringLiteral: ({ start, end, value }) => classesAt(start, end, value, JSON.stringify),
    TemplateLiteral({ start, end, quasis, expressions }) {
      if (expressions.length > 0 && quasis.some(({ value }) => /^\S|\S$/.test(value.raw)))
        throw new Error(`A class name is assembled from parts: ${code.slice(start, end)}`);
      for (const { start: begin, end: close, value } of quasis)
        classesAt(begin, close, value.raw, String);
      expressions.forEach(find);
    },
    ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate].forEach(find),
    LogicalExpression({ operator, left, right }) {
      if (operator !== "&&") find(left);
      find(right);
    },
    ArrayExpression: ({ elements }) => elements.forEach(find),
    ObjectExpression: ({ properties }) => properties.forEach(({ value }) => find(value)),
    MemberExpression: ({ object }) => find(object),
    Identifier: ({ name }) => byName(name),
    CallExpression({ callee }) {
      if (callee.type === "Identifier") byName(callee.name);
    },
    FunctionDeclaration: (node) => answersOf(node).forEach(find),
    ArrowFunctionExpression: (node) => answersOf(node).forEach(find),
  };
  /** Records the classes in `node`, a value used as a class list. */
  function find(node) {
    if (!node || visited.has(node)) return;
    visited.add(node);
    finders[node.type]?.(node);
  }

  /**
   * Moves the application's `className` to the front, so that `[class^=…]` can tell elements with such a class from
   * others.
   */
  function applicationFirst(list) {
    const index = list.findIndex(({ type, name }) => type === "Identifier" && name === "className");
    if (index <= 0) return;
    edit(list[0].start, list[0].start, "className, ");
    edit(list[index - 1].end, list[index].end, "");
  }

  /** Whether an element may end up without a class of ours, depending on a condition. */
  const mayBeEmpty = (node) => {
    switch (node.type) {
      case "ConditionalExpression":
        return mayBeEmpty(node.consequent) || mayBeEmpty(node.alternate);
      case "LogicalExpression":
        return node.operator === "&&" || mayBeEmpty(node.right);
      case "CallExpression":
        return (
          comesFrom(node.callee.name, "class-variance-authority") &&
          node.arguments.every(mayBeEmpty)
        );
      case "Identifier":
        return node.name === "undefined" || node.name === "className";
      default:
        return node.type === "NullLiteral" || node.value === "";
    }
  };

  const unsure = [];
  function mark([type, props]) {
    if (props?.type !== "ObjectExpression") return;
    const keys = props.properties.map(keyOf);
    const isElement = type.type === "StringLiteral" && !drawn.test(type.value);
    const className = props.properties[keys.indexOf("className")]?.value;
    if (isElement && className && mayBeEmpty(className)) {
      if (className.type === "Identifier")
        edit(
          className.start,
          className.end,
          `(${className.name} ? ${className.name} + " ${marker}" : "${marker}")`,
        );
      else if (className.callee?.name === "cx")
        edit(className.end - 1, className.end - 1, `, "${marker}"`);
      else unsure.push(code.slice(className.start, className.end));
    }
    if (className) return;
    const isPart =
      type.type === "MemberExpression" &&
      imports.get(type.object.name)?.from.startsWith("@radix-ui/") &&
      !withoutElement.test(type.property.name) &&
      !keys.includes("asChild");
    if (isElement || isPart) edit(props.start + 1, props.start + 1, ` className: "${marker}",`);
  }

  walk(program, (node) => {
    if (node.type === "ObjectProperty" && isClassName(keyOf(node))) find(node.value);
    if (node.type === "AssignmentPattern" && isClassName(node.left.name)) find(node.right);
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return;
    const { callee, arguments: list } = node;
    if (/^_jsxs?$/.test(callee.name)) mark(list);
    if (!comesFrom(callee.name, "class-variance-authority")) return;
    if (imports.get(callee.name).name === "cx") {
      list.forEach(find);
      applicationFirst(list);
    } else {
      const [base, config] = list;
      find(base);
      const variants = config?.properties.find((property) => keyOf(property) === "variants");
      if (variants) find(variants.value);
      variants?.value.properties.forEach(({ value }) => find(value));
    }
  });

  return {
    /** Class lists that may be empty and are not written with `cx`, so that the marker cannot be added. */
    unsure,
    required,
    /** Records the classes of an export of this module. */
    find: byName,
    /** String literals of the module that are not known to be classes. */
    others() {
      const texts = [];
      walk(program, (node) => {
        if (node.type === "StringLiteral" && !visited.has(node)) texts.push(node.value);
      });
      return texts;
    },
    write() {
      let text = code;
      for (const { start, end, text: put } of [...edits.values()].toSorted(
        (a, b) => b.start - a.start || b.end - a.end,
      ))
        text = text.slice(0, start) + put + text.slice(end);
      return text;
    },
    /** Classes as written in the sources. */
    classes,
  };
}
