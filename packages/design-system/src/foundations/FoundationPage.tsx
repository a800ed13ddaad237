// The page of a foundation: its words, then each of its tables once, with no code to copy.
import { Description, Stories, Title } from "@storybook/addon-docs/blocks";

export function FoundationPage() {
  return (
    <>
      <Title />
      <Description />
      <Stories title="" />
    </>
  );
}
