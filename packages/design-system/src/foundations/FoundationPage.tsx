// The page of a foundation: its description, then each story once, without code to copy.
import { Description, DocsContext, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { StoryList } from "./StoryList.tsx";

export function FoundationPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description />
      <StoryList stories={stories} />
    </>
  );
}
