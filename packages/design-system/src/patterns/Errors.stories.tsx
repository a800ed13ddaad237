// Errors: said where they can be mended, with what to do; a toast only for what happened elsewhere.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { MoneyField } from "../field/MoneyField.tsx";
import { TextField } from "../field/TextField.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { Notice } from "../notice/Notice.tsx";

const meta = {
  title: "Patterns/Errors",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "An error says what happened and what to do, in that order, and blames nobody. It stands where it can be mended: below its field, in a `Notice` above the form for several of them, in place of the list that did not load. A `Toast` is for what failed while the person was doing something else. What was typed stays.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAForm: Story = {
  tags: ["dark", "phone"],
  render: () => (
    <form className="grid max-w-xl gap-6" aria-label="Price">
      <Notice tone="danger" title="Two fields need your attention">
        The price was not saved.
      </Notice>
      <TextField
        label="Public name"
        defaultValue="Shift planner"
        error="Another app has this name. Choose a different one."
      />
      <MoneyField
        label="Price"
        currency="EUR"
        defaultValue="100000"
        error="The highest price is 9,999.99."
      />
      <div>
        <Button intent="primary">Save price</Button>
      </div>
    </form>
  ),
};

export const InPlaceOfAList: Story = {
  tags: ["dark"],
  render: () => (
    <EmptyState
      title="Your apps did not load"
      text="The server did not answer. Nothing is lost."
      action={<Button>Try again</Button>}
    />
  ),
};
