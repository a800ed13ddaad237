// Which states a component has by its props, and what is missing of the three that each takes: `open`, `defaultOpen`, `onOpenChange`.
import { namesInType } from "./manifest-names.mjs";

/** The width of a column is kept by its table, or by the page as the column's `width`. */
const keptElsewhere = new Set(["ColumnResizer.width"]);

const lower = (name) => name.charAt(0).toLowerCase() + name.slice(1);
const upper = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of an interface's members, at whatever depth they stand. */
const membersOf = (code) => [...code.matchAll(/^\s+(\w+)\??:/gm)].map(([, name]) => name);

/** What each of the manifest's shapes takes, and what it passes on to: `{ name, members, others }`. */
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

/** Its members and those of what it passes on to, which is a type of that name or a component's props. */
const allMembers = (shape, shapes) => [
  ...shape.members,
  ...shapes
    .filter(({ name }) => shape.others.some((other) => other === name || other === `${name}Props`))
    .flatMap((other) => allMembers(other, shapes)),
];

const stateIn = (member) =>
  /^on(?<state>[A-Z]\w*)Change$/.exec(member)?.groups.state ??
  /^default(?<state>[A-Z]\w*)$/.exec(member)?.groups.state;

/** `[["Menu", "open"], …]`: every component with a state. */
export const statesOf = (manifest) =>
  shapesOf(manifest).flatMap((shape) =>
    [...new Set(shape.members.flatMap((member) => stateIn(member) ?? []))].map((state) => [
      shape.name,
      lower(state),
    ]),
  );

/** `["Menu: defaultOpen", …]`: what a state lacks to be the page's or the component's own. */
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
      .filter((wanted) => !members.has(wanted))
      .map((wanted) => `${name}: ${wanted}`);
  });
};
