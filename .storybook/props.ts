// The table of props with all values written out, from the manifest, because docgen names only their types.
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import { components, type DescribedProp } from "virtual:manual";

interface Documented {
  ["__docgenInfo"]?: { displayName?: string };
}

/** The component's own props, then those that it passes on to another component. */
const propsOf = (name: string): readonly DescribedProp[] => {
  const { props = [], passesOn = "" } = components[name] ?? {};
  const others = [...passesOn.matchAll(/(\w+)Props\b/g)];
  return [...others.flatMap(([, other]) => propsOf(other ?? "")), ...props];
};

const choices = (type: string) =>
  /^"[^"]*"( \| "[^"]*")+$/.test(type)
    ? type.split(" | ").map((value) => value.slice(1, -1))
    : undefined;

/** No control can edit an element or a function. */
const isText = ({ type }: DescribedProp, value: unknown) =>
  !type.includes("=>") && (type !== "ReactNode" || typeof value !== "object");

const described = (prop: DescribedProp, value: unknown): StrictInputType => {
  const options = choices(prop.type);
  return {
    name: prop.name,
    description: prop.text,
    ...(options && { options, control: { type: "select" } }),
    ...(!isText(prop, value) && { control: { disable: true } }),
    table: {
      type: { summary: prop.type },
      ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
    },
  };
};

export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const name = (component as Documented | undefined)?.["__docgenInfo"]?.displayName ?? "";
  const own = propsOf(name).map((prop) => [
    prop.name,
    { ...argTypes[prop.name], ...described(prop, initialArgs[prop.name]) },
  ]);
  return { ...argTypes, ...Object.fromEntries(own) } as typeof argTypes;
};
