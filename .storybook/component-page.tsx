// The page of a component: one example, what its manual says, its props to play with, and every state.
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { Manual } from "../packages/design-system/src/foundations/manual.ts";
import { ManualSections } from "../packages/design-system/src/foundations/ManualSections.tsx";

const manuals = import.meta.glob<Manual>("../packages/design-system/src/*/*.manual.ts", {
  eager: true,
  import: "default",
});

/** The manual is found by name: "Components/Card" has Card.manual.ts. The console's screens have none. */
const manualOf = (title: string) => {
  const file = `/${title.split("/").at(-1)}.manual.ts`;
  return Object.entries(manuals).find(([path]) => path.endsWith(file))?.[1];
};

export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const manual = preparedMeta.title.startsWith("Console/")
    ? undefined
    : manualOf(preparedMeta.title);
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {manual && <ManualSections manual={manual} Heading={Heading} />}
      {manual && <Heading>Props</Heading>}
      <Controls />
      <Heading>{manual ? "Every state" : "Stories"}</Heading>
      <Stories title="" />
    </>
  );
}
