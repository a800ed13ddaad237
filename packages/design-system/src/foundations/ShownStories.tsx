// The stories of a page that does not belong to a component, one below the other, with names in sentence case.
import { Anchor, Canvas, Description, Subheading } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { sentenceCase } from "../../../../.storybook/sentence-case.ts";

export interface ShownStory {
  id: string;
  name: string;
  moduleExport: NonNullable<ComponentProps<typeof Canvas>["of"]>;
}

export interface ShownStoriesProps<Story extends ShownStory> {
  stories: readonly Story[];
  /** Returns the code to offer with a story; without it no code is offered. */
  codeOf?: (story: Story) => string;
}

export function ShownStories<Story extends ShownStory>({
  stories,
  codeOf,
}: ShownStoriesProps<Story>) {
  return stories.map((story) => (
    <Anchor key={story.id} storyId={story.id}>
      <Subheading>{sentenceCase(story.name)}</Subheading>
      <Description of={story.moduleExport} />
      <Canvas
        of={story.moduleExport}
        {...(codeOf && {
          source: { code: codeOf(story), language: "tsx" },
          sourceState: "hidden" as const,
        })}
      />
    </Anchor>
  ));
}
