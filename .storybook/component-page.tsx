// The page of a component: its best example with code to copy, its manual, its props to try, and every state.
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import type { Manual } from "../packages/design-system/src/foundations/manual.ts";
import { ManualSections } from "../packages/design-system/src/foundations/ManualSections.tsx";
import { ComponentHead } from "./component-head.tsx";
import { ComponentStates } from "./component-states.tsx";
import { exampleOf } from "./examples.ts";

const manuals = import.meta.glob<Manual>("../packages/design-system/src/*/*.manual.ts", {
  eager: true,
  import: "default",
});

/** Finds the manual by name: "Components/Card" has Card.manual.ts. The console's screens have none. */
const manualOf = (title: string) => {
  if (title.startsWith("Console/")) return undefined;
  const file = `/${title.split("/").at(-1)}.manual.ts`;
  return Object.entries(manuals).find(([path]) => path.endsWith(file))?.[1];
};

export function ComponentPage() {
  const { title } = useOf("meta", ["meta"]).preparedMeta;
  const manual = manualOf(title);
  const example = exampleOf(title);
  const stories = useContext(DocsContext).componentStories();
  // The first story is often an empty state; the story tagged `hero` shows what the component is for.
  const hero = stories.find(({ tags }) => tags.includes("hero")) ?? stories[0];
  if (!hero) return null;
  return (
    <>
      <Title />
      {manual && <ComponentHead manual={manual} />}
      <Description />
      <Canvas
        of={hero.moduleExport}
        {...(example && { source: { code: example, language: "tsx" }, sourceState: "hidden" })}
      />
      {manual && <ManualSections manual={manual} Heading={Heading} />}
      {manual && (
        <>
          <Heading>Props</Heading>
          <Controls of={hero.moduleExport} />
        </>
      )}
      <Heading>{manual ? "Every state" : "Stories"}</Heading>
      <ComponentStates stories={stories} />
    </>
  );
}
