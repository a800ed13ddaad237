// Finds the states in the components' props, and those without one of the three props `open`, `defaultOpen` and
// `onOpenChange`.
import { namesInType } from "./manifest-names.mjs";

/** The table keeps the width of a column, or the page does in the column's `width`. */
const keptElsewhere = new Set(["ColumnResizer.width"]);

const lower = (name) => name.charAt(0).toLowerCase() + name.slice(1);
const upper = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Names of an interface's members, including nested ones. */
const membersOf = (code) => [...code.matchAll(/^\s+(\w+)\??:/gm)].map(([, name]) => name);

/** The members of each type in the manifest, and the types that it extends: `{ name, members, others }`. */
const shapesOf = ({ components, types }) => [
  ...components.map(({ name, props, passesOn }) => ({
    name,
    members: props.map((prop) => prop.name),
    others: namesInType(`[${passesOn ?? ""}]`),
  })),
  ...types
    .filter(({ code }) => code.includes("interface "))
    .map(({ name, code }) => ({
      name,
      members: membersOf(code),
      others: namesInType(`[${/ extends ([^{]+)/.exec(code)?.[1] ?? ""}]`),
    })),
];

/** The members of a type and of the types that it extends, which are types of the manifest or props of a component. */
const allMembers = (shape, shapes) => [
  ...shape.members,
  ...shapes
    .filter(({ name }) => shape.others.some((other) => other === name || other === `${name}Props`))
    .flatMap((other) => allMembers(other, shapes)),
];

const stateIn = (member) =>
  /^on(?<state>[A-Z]\w*)Change$/.exec(member)?.groups.state ??
  /^default(?<state>[A-Z]\w*)$/.exec(member)?.groups.state;

/** Returns every component with a state: `[["Menu", "open"], …]`. */
export const statesOf = (manifest) =>
  shapesOf(manifest).flatMap((shape) =>
    [...new Set(shape.members.flatMap((member) => stateIn(member) ?? []))].map((state) => [
      shape.name,
      lower(state),
    ]),
  );

/** Returns the missing props that a state needs to be both controlled and uncontrolled: `["Menu: defaultOpen", …]`. */
export const oneWayIn = (manifest) => {
  const shapes = shapesOf(manifest);
  return statesOf(manifest).flatMap(([name, state]) => {
    if (keptElsewhere.has(`${name}.${state}`)) return [];
    const members = new Set(
      allMembers(
        shapes.find((shape) => shape.name === name),
        shapes,
      ),
    );
    return [state, `default${upper(state)}`, `on${upper(state)}Change`]
      .filter((member) => !members.has(member))
      .map((missing) => `${name}: ${missing}`);
  });
};
