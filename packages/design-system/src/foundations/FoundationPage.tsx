// The page of a foundation: its words, then each of its tables once, with no code to copy.
import { Description, DocsContext, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { ShownStories } from "./ShownStories.tsx";

export function FoundationPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description />
      <ShownStories stories={stories} />
    </>
  );
}
