// Empty: nothing yet, nothing found and nothing left need different messages.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import type { Pattern } from "./pattern.ts";

const meta = {
  title: "Patterns/Empty",
  parameters: {
    pattern: {
      do: [
        "Say what will appear here, then offer the first step.",
        "For a search, repeat the search term and offer a way back to the full list.",
        "When everything is done, say so and do not ask for anything.",
        "Keep the title and the filters, so that people can change them.",
      ],
      avoid: [
        "“No data”: it does not explain anything or offer a next step.",
        "A picture for a search without results: it draws too much attention.",
        "A table with headings but no rows, or a hidden section.",
        "More than one action, or one that the person is not allowed to perform.",
      ],
      parts: [
        ["Components/EmptyState", "Picture, title, one sentence, one action."],
        ["Components/Button", "`primary` for the first step; `secondary` for the way back."],
      ],
      access: [
        "The title is a heading, so that people find it where the list would be.",
        "After a search, a live region announces the number of results, also if there are none, such as `result` of `FilterBar`. The focus stays in the field.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component:
          "Empty, no results and all done are three different states, each with its own next step.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  render: () => (
    <EmptyState
      title="No apps yet"
      text="Create the first one. It stays private until you send it for review."
      action={<Button intent="primary">Create app</Button>}
    />
  ),
};

export const NothingFound: Story = {
  render: () => (
    <EmptyState
      title="No app matches “shfit”"
      text="Check the spelling, or look in all categories."
      action={<Button>Show all apps</Button>}
    />
  ),
};

export const NothingLeft: Story = {
  render: () => <EmptyState title="Every build is reviewed" text="New ones appear here." />,
};
