// Every story of a component on its page. A story that needs its own window is shown as a picture, because a page full
// of frames would load the manual once for each, and would not show what opens only after a click.
import { Anchor, Canvas, Description, Subheading } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { sentenceCase } from "./sentence-case.ts";
import { StatePicture, StatePictures } from "./state-picture.tsx";

interface ShownStory {
  id: string;
  name: string;
  moduleExport: NonNullable<ComponentProps<typeof Canvas>["of"]>;
  parameters: { docs?: { story?: { inline?: boolean } } };
}

function Live({ id, name, moduleExport }: ShownStory) {
  return (
    <Anchor storyId={id}>
      <Subheading>{sentenceCase(name)}</Subheading>
      <Description of={moduleExport} />
      <Canvas of={moduleExport} story={{ __forceInitialArgs: true }} />
    </Anchor>
  );
}

export function ComponentStates({ stories }: { stories: readonly ShownStory[] }) {
  const isLive = ({ parameters }: ShownStory) => parameters.docs?.story?.inline !== false;
  if (stories.every(isLive)) return stories.map((story) => <Live key={story.id} {...story} />);
  return (
    <StatePictures>
      {stories.map(({ id, name }) => (
        <StatePicture key={id} id={id} name={sentenceCase(name)} />
      ))}
    </StatePictures>
  );
}
