// Stories on a page that is no component's, one below the other, named as everything else is.
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
  /** The code to offer with a story; none without. */
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
