// The stories of a page that does not belong to a component, one below the other.
import { Anchor, Canvas, Description, Subheading } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

export interface PageStory {
  id: string;
  name: string;
  moduleExport: NonNullable<ComponentProps<typeof Canvas>["of"]>;
}

export interface StoryListProps<Story extends PageStory> {
  stories: readonly Story[];
  /** Returns the code to offer with a story; without it no code is offered. */
  getCode?: (story: Story) => string;
}

export function StoryList<Story extends PageStory>({ stories, getCode }: StoryListProps<Story>) {
  return stories.map((story) => (
    <Anchor key={story.id} storyId={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Canvas
        of={story.moduleExport}
        {...(getCode && {
          source: { code: getCode(story), language: "tsx" },
          sourceState: "hidden" as const,
        })}
      />
    </Anchor>
  ));
}
