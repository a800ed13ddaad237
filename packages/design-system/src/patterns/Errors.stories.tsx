// Errors: shown where they can be fixed, with what to do; a toast only for what happened elsewhere.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { MoneyField } from "../field/MoneyField.tsx";
import { TextField } from "../field/TextField.tsx";
import { Notice } from "../notice/Notice.tsx";
import type { Pattern } from "./pattern.ts";

const meta = {
  title: "Patterns/Errors",
  parameters: {
    pattern: {
      do: [
        "Put it below its field, and name the way out: “Choose a different one.”",
        "With several, say how many in a `Notice` above the form.",
        "What did not load says so in its own place, with a button that tries again.",
        "Keep what was typed, the wrong value too.",
      ],
      avoid: [
        "A `Toast` for what has to be mended: it leaves before it is read.",
        "A dialog for a wrong field.",
        "“Invalid”, codes, or “please”.",
        "Errors while somebody is still typing: check when the field is left, or when the form is sent.",
      ],
      parts: [
        ["Fields/TextField", "`error` is the sentence below the field; every field has it."],
        ["Components/Notice", "Tone `danger`, above the form."],
        ["Components/EmptyState", "In place of what did not load."],
        ["Components/Toast", "Only for what failed while the person was doing something else."],
      ],
      access: [
        "After a refused form, move the focus to the first wrong field.",
        "A field is read with its error, which is its description.",
        'The `Notice` is announced when you give it `role="alert"`.',
        "Colour never stands alone: an icon and words say the same.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component:
          "An error says what happened and what to do, in that order, blames nobody, and stands where it can be mended.",
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
