// Errors: shown where they can be fixed, with what to do; a toast only for what happened elsewhere.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { MoneyField } from "../number/MoneyField.tsx";
import { TextField } from "../field/TextField.tsx";
import { Notice } from "../notice/Notice.tsx";
import type { Pattern } from "./pattern.ts";

const meta = {
  title: "Patterns/Errors",
  parameters: {
    pattern: {
      do: [
        "Show the error below its field and say how to correct it: “Choose a different one.”",
        "If there are several, give their number in a `Notice` above the form.",
        "Show a loading error in place of the content, with a retry button.",
        "Keep the typed values, including invalid ones.",
      ],
      avoid: [
        "A `Toast` for errors that have to be corrected: it disappears too soon.",
        "A dialog for an invalid field.",
        "“Invalid”, codes, or “please”.",
        "Errors while somebody is still typing: validate when the field loses focus or the form is submitted.",
      ],
      parts: [
        ["Fields/TextField", "`error` is the text below the field; every field supports it."],
        ["Components/Notice", "Tone `danger`, above the form."],
        ["Components/EmptyState", "In place of content that failed to load."],
        ["Components/Toast", "Only for failures in the background."],
      ],
      access: [
        "When a form is rejected, move the focus to the first invalid field.",
        "A field is read with its error as the description.",
        'The `Notice` is announced if it has `role="alert"`.',
        "Colour is never the only sign: an icon and a text say the same.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component:
          "An error says what happened, then what to do, blames nobody, and is shown where it can be corrected.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAForm: Story = {
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
  render: () => (
    <EmptyState
      title="Your apps did not load"
      text="The server did not answer. Nothing is lost."
      action={<Button>Try again</Button>}
    />
  ),
};
