// The manifest as a text for language models: installation and rules, then every component with its props and an
// example.

const opening = ({ name, version }) => `# ${name} ${version}

> React 19 components for consoles and marketplaces. They know no network, no router and no sentence: texts, links and data come in as props.

## Install

\`npm install ${name}\`, then import the styles once:

- once, where the application starts: \`import "${name}/styles.css"\`. It touches nothing but the components, and no other style sheet changes them.
- with Tailwind 4, for the roles on elements of your own, in its CSS: \`@import "${name}/tailwind.css";\` (\`bg-ly-surface-raised\`, \`text-ly-ink\`)

Every component is a named export: \`import { Button } from "${name}"\`.

## Rules

- Every text is a prop, labels for screen readers too. There is no default language.
- A link is an element without text (\`link={<a href="…" />}\` or a router's \`<Link to="…" />\`); the component puts its content into it.
- Rest props, \`ref\` and \`className\` land on the root element unless a component says otherwise. \`className\` places a component (margins, size, position, place in flex or grid, \`display\`; any class wins there) and does not repaint it; \`style\` always wins.
- A function cannot come from a server component: what takes a callback, and Tabs with its \`children\`, stands in a file with \`"use client"\` and gets its data as props.
- Container gives a page its margins, Stack rows and columns, CardGrid a grid. Its ground and font are its own: \`body { background: var(--ly-surface-page); color: var(--ly-ink); color-scheme: var(--ly-scheme); font-family: var(--ly-font-sans) }\`.
- Icons are exported, named after what they stand for: \`AddIcon\`, \`RemoveIcon\`, \`MoreIcon\`, \`SearchIcon\`, … Any other element of 16 px does too, such as an \`<svg aria-hidden="true">\`.
- A field has \`name\`, \`defaultValue\` and \`ref\` like a native control; \`error\` is the sentence beside it. What tells \`onValueChange\` (Combobox, RadioGroup, CheckboxGroup, DateRange, ImageField) takes a form library's controller in place of its \`register()\`. A Button sends a form only with \`type="submit"\`.
- Colours are roles, as CSS variables (\`--ly-ink\`, \`--ly-surface-raised\`, \`--ly-accent\`) and, with Tailwind, as classes (\`text-ly-ink\`, \`bg-ly-surface-raised\`). No raw colours.
- Themes: \`data-theme="light" | "dark" | "contrast"\` on the html element; without it the system's setting counts. A brand: \`data-brand="fjord"\`, or colours of your own by theme: \`:root { --ly-light-accent: …; --ly-dark-accent: … }\`.
- Right-to-left comes from \`dir="rtl"\`; nothing else is needed.
`;

const propLine = ({ name, type, required, text, ...prop }) =>
  `- \`${name}${required ? "" : "?"}: ${type}\`${prop.default ? ` = \`${prop.default}\`` : ""} — ${text}`;

const lines = (title, entries) => `${title}:\n${entries.map((entry) => `- ${entry}`).join("\n")}`;

/** The manual's part of a component's section. */
const manual = ({ use, avoid, anatomy, keyboard, screenReader }) => [
  lines("Use it for", use),
  lines("Not for", avoid),
  lines(
    "Parts",
    anatomy.map(([part, text, slot]) => `${part}${slot ? ` (\`${slot}\`)` : ""}: ${text}`),
  ),
  lines(
    "Keyboard",
    keyboard.map(([keys, text]) => `${keys}: ${text}`),
  ),
  `Screen readers: ${screenReader}`,
];

const section = ({
  name,
  summary,
  usage,
  props,
  generics,
  passesOn,
  states,
  stories,
  example,
  ...rest
}) =>
  [
    `### ${name}`,
    summary,
    usage,
    rest.names && `Also known as ${rest.names.join(", ")}.`,
    ...manual(rest),
    generics && `Generic in \`${generics.join(", ")}\`.`,
    props.map(propLine).join("\n") + (passesOn ? `\n- and the props of \`${passesOn}\`` : ""),
    `\`\`\`tsx\n${example}\n\`\`\``,
    Object.keys(states).length > 0 && `States: ${Object.keys(states).join(" · ")}.`,
    stories.length > 0 && `Stories: ${stories.map(({ id }) => id).join(", ")}.`,
  ]
    .filter(Boolean)
    .join("\n\n");

export const llmsText = (manifest) =>
  `${[
    opening(manifest),
    "## Components",
    ...manifest.components.map(section),
    "## Shapes",
    `\`\`\`ts\n${manifest.types.map(({ code }) => code.trim()).join("\n\n")}\n\`\`\``,
  ].join("\n\n")}\n`;
