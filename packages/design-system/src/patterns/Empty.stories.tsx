// Empty: nothing yet, nothing found, and nothing left are three different things to say.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";

const meta = {
  title: "Patterns/Empty",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "Where there is nothing yet, an `EmptyState` says what will be here and offers the first step. Where a search found nothing, it says what was looked for and how to look for more. Where everything is done, it says so, and asks for nothing. The page's title stays; filters stay, too, as they are the way out.",
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
