// The page of a component: its best example with code to copy, its manual, its props to try, and every state.
import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext, type ComponentProps } from "react";
import type { Manual } from "../packages/design-system/src/foundations/manual.ts";
import { ManualSections } from "../packages/design-system/src/foundations/ManualSections.tsx";
import { ComponentHead } from "./component-head.tsx";
import { exampleOf } from "./examples.ts";
import { StatePicture } from "./state-picture.tsx";

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

interface ShownStory {
  id: string;
  name: string;
  tags: string[];
  moduleExport: NonNullable<ComponentProps<typeof Canvas>["of"]>;
  parameters: { docs?: { story?: { inline?: boolean } } };
}

/**
 * A story that needs its own window is shown as a picture: in a frame it would load the manual again, not open what
 * opens only after a click, and take the focus.
 */
const isLive = ({ parameters }: ShownStory) => parameters.docs?.story?.inline !== false;

function State({ id, name, moduleExport }: ShownStory) {
  return (
    <Anchor storyId={id}>
      <Subheading>{name}</Subheading>
      <Description of={moduleExport} />
      <Canvas of={moduleExport} story={{ __forceInitialArgs: true }} />
    </Anchor>
  );
}

export function ComponentPage() {
  const { title } = useOf("meta", ["meta"]).preparedMeta;
  const manual = manualOf(title);
  const example = exampleOf(title);
  const stories: readonly ShownStory[] = useContext(DocsContext).componentStories();
  // The first story is often an empty state; the story tagged `hero` shows what the component is for.
  const hero = stories.find(({ tags }) => tags.includes("hero")) ?? stories[0];
  if (!hero) return null;
  const allLive = stories.every(isLive);
  return (
    <>
      <Title />
      {manual && <ComponentHead manual={manual} />}
      <Description />
      {allLive ? (
        <Canvas
          of={hero.moduleExport}
          {...(example && { source: { code: example, language: "tsx" }, sourceState: "hidden" })}
        />
      ) : (
        <>
          <StatePicture id={hero.id} name={hero.name} />
          {example && <Source code={example} language="tsx" />}
        </>
      )}
      {manual && <ManualSections manual={manual} Heading={Heading} />}
      {manual && (
        <>
          <Heading>Props</Heading>
          <Controls of={hero.moduleExport} />
        </>
      )}
      <Heading>{manual ? "Every state" : "Stories"}</Heading>
      {stories.map((story) =>
        allLive ? (
          <State key={story.id} {...story} />
        ) : (
          <StatePicture key={story.id} id={story.id} name={story.name} />
        ),
      )}
    </>
  );
}
