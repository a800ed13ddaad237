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
        "Say what will be here, then offer the first step.",
        "For a search, repeat what was looked for and offer the way back to everything.",
        "When everything is done, say so and ask for nothing.",
        "Keep title and filters: they are the way out.",
      ],
      avoid: [
        "“No data”: it explains nothing and leads nowhere.",
        "A picture for a search without results: it makes a small thing large.",
        "An empty table with its headings, or a hidden section.",
        "More than one action, or one that the person may not do.",
      ],
      parts: [
        ["Components/EmptyState", "Picture, title, one sentence, one action."],
        ["Components/Button", "`primary` for the first step; `secondary` for the way back."],
      ],
      access: [
        "The title is a heading, so that the place is found as the list would be.",
        "After a search, a live text says how many were found, none as well: `result` of `FilterBar` is one. The focus stays in the field.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component:
          "Nothing yet, nothing found and nothing left are three things to say, each with its way on.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  tags: ["dark"],
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
      picture={null}
      title="No app matches “shfit”"
      text="Check the spelling, or look in all categories."
      action={<Button>Show all apps</Button>}
    />
  ),
};

export const NothingLeft: Story = {
  render: () => <EmptyState title="Every build is reviewed" text="New ones appear here." />,
};
