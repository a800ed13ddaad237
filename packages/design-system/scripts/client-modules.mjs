// Decides which modules need `"use client"` in server-rendering frameworks: those with state, effects or handlers.
import { babelParse, traverse } from "storybook/internal/babel";

/** Packages that render anywhere; any other may use state. */
const anywhere = new Set(["react", "class-variance-authority", "@radix-ui/react-slot"]);

/** Hooks that React runs on a server, too. */
const onServers = new Set(["use", "useCallback", "useDebugValue", "useId", "useMemo"]);
const isHook = (name) => name !== undefined && /^use([A-Z]|$)/.test(name) && !onServers.has(name);
const isFunction = ({ type } = {}) =>
  type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** Whether an expression is a function made in this module, which cannot be passed from server to browser. */
const handsOn = (expression, scope) =>
  isFunction(expression) ||
  (expression?.type === "Identifier" &&
    isFunction(scope.getBinding(expression.name)?.path.node.init ?? undefined));
const isHandler = ({ name, value }, element, scope) =>
  (/^on[A-Z]/.test(name.name) && /^[a-z]/.test(element.name ?? "")) ||
  handsOn(value?.expression, scope);

export const needsBrowser = (code) => {
  let needs = false;
  const onMatch = (path) => {
    needs = true;
    path.stop();
  };
  traverse(babelParse(code), {
    ImportDeclaration(path) {
      const { source, importKind } = path.node;
      if (importKind !== "type" && !source.value.startsWith(".") && !anywhere.has(source.value))
        onMatch(path);
    },
    CallExpression(path) {
      const { callee } = path.node;
      const name = callee.name ?? callee.property?.name;
      if (isHook(name) || name === "createContext") onMatch(path);
    },
    ClassDeclaration: onMatch,
    JSXOpeningElement(path) {
      const { name, attributes } = path.node;
      if (
        attributes.some((each) => each.type === "JSXAttribute" && isHandler(each, name, path.scope))
      )
        onMatch(path);
    },
    JSXExpressionContainer(path) {
      if (path.parent.type === "JSXElement" && handsOn(path.node.expression, path.scope))
        onMatch(path);
    },
  });
  return needs;
};
