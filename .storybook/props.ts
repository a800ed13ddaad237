// The table of props with all values written out, from the manifest, because docgen names only their types.
import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import { components, type DescribedProp } from "virtual:manual";

interface Documented {
  ["__docgenInfo"]?: { displayName?: string };
}

/** The component's own props, then those that it passes on to another component. */
const propsOf = (name: string): Readonly<Record<string, DescribedProp>> => {
  const { props = [], passesOn = "" } = components[name] ?? {};
  const others = [...passesOn.matchAll(/(\w+)Props\b/g)].map(([, other]) => propsOf(other ?? ""));
  return Object.assign({}, ...others, Object.fromEntries(props.map((prop) => [prop.name, prop])));
};

/** Values that no control can edit: elements and functions, also nested. */
const isBeyondText = (value: unknown): boolean =>
  typeof value === "function" ||
  isValidElement(value) ||
  (typeof value === "object" && value !== null && Object.values(value).some(isBeyondText));

type Control = StrictInputType["control"];

const choices = (type: string) =>
  /^"[^"]*"( \| "[^"]*")+$/.test(type)
    ? type.split(" | ").map((value) => value.slice(1, -1))
    : undefined;

/** Without this, Storybook shows a link to its documentation of controls. */
const none: Control = { disable: true };

const controlOf = (type: string, value: unknown): Control => {
  if (choices(type)) return { type: "select" };
  if (type.includes("=>") || isBeyondText(value)) return none;
  if (type.startsWith("boolean")) return { type: "boolean" };
  if (type === "number") return { type: "number" };
  if (type === "string" || (type === "ReactNode" && typeof value !== "object"))
    return { type: "text" };
  return value === undefined ? none : { type: "object" };
};

const ofNative = (passesOn = "") => {
  const element = /ComponentProps<"(\w+)">/.exec(passesOn)?.[1];
  return element ? `Same as on the native \`${element}\`.` : undefined;
};

/** For props that the manifest lacks: native props, and components outside of the design system. */
const asFound = (argType: StrictInputType, value: unknown, passesOn?: string): StrictInputType => ({
  ...argType,
  description: argType.description || ofNative(passesOn) || "",
  ...(isBeyondText(value) && { control: none }),
  ...(isValidElement(value) && { table: { ...argType.table, type: { summary: "ReactNode" } } }),
});

const asDescribed = (
  argType: StrictInputType,
  value: unknown,
  prop: DescribedProp,
): StrictInputType => {
  const { type, required, default: usual, text } = prop;
  const options = choices(type);
  return {
    ...argType,
    description: text,
    control: controlOf(type, value),
    ...(options && { options, type: { name: "enum", value: options, required } }),
    table: {
      ...argType.table,
      type: { summary: type },
      ...(usual !== undefined && { defaultValue: { summary: usual } }),
    },
  };
};

export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const name = (component as Documented | undefined)?.["__docgenInfo"]?.displayName ?? "";
  const props = propsOf(name);
  // Storybook later adds args that only the stories use, with a control for any of them; listed here, they get the
  // right control.
  const keys = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...keys].map((key) => {
      const [prop, value, argType = { name: key }] = [props[key], initialArgs[key], argTypes[key]];
      return [
        key,
        prop
          ? asDescribed(argType, value, prop)
          : asFound(argType, value, components[name]?.passesOn),
      ];
    }),
  );
};
