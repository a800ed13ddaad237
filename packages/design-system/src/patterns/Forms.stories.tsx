// Forms: one column, sections with their explanations, and the actions at the end.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { FormSection } from "../field/FormSection.tsx";
import { MoneyField } from "../field/MoneyField.tsx";
import { RequiredNote } from "../field/RequiredNote.tsx";
import { Select } from "../field/Select.tsx";
import { TextArea } from "../field/TextArea.tsx";
import { TextField } from "../field/TextField.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";
import type { Pattern } from "./pattern.ts";

const meta = {
  title: "Patterns/Forms",
  parameters: {
    pattern: {
      do: [
        "A `FormSection` for each question of the form, its words beside the fields where there is room.",
        "Say once what the mark of required fields means.",
        "A hint stands before the mistake, an error after it.",
        "The main action comes last in the reading order; it names what happens.",
      ],
      avoid: [
        "Two fields beside each other, unless they are one answer, as the two ends of a period.",
        "A disabled main action: pressing it says what is missing.",
        "A placeholder in place of a label: it is gone when one types.",
        "A form of more than one task; use a `Stepper`, or several pages.",
      ],
      parts: [
        ["Fields/FormSection", "A question, its explanation, its fields."],
        ["Fields/RequiredNote", "Once above the fields."],
        ["Fields/TextField", "And its kin: `TextArea`, `Select`, `MoneyField` …"],
        ["Components/Button", "One `primary`, the way back before it."],
      ],
      access: [
        "Every field is named by its label, which enlarges what can be pressed.",
        "Enter in a field sends the form.",
        "Nothing moves the focus while somebody types.",
        "Sections are regions with a heading, so that one can jump between them.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component: "One column of fields, in the order in which a person knows the answers.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SectionsAndActions: Story = {
  tags: ["dark", "phone", "rtl"],
  render: () => (
    <form className="grid gap-8" aria-label="New app">
      <PageTitle title="New app" subtitle="Everything can be changed until the app is on sale." />
      <RequiredNote>Required</RequiredNote>
      <FormSection id="name" title="Name" text="What companies read in the store.">
        <TextField label="Public name" required hint="Up to 40 characters." />
        <TextArea label="Description" maxLength={500} />
      </FormSection>
      <FormSection id="price" title="Price" text="What a company pays each month.">
        <MoneyField label="Price" currency="EUR" />
        <Select
          label="Paid"
          options={[
            { value: "month", label: "Each month" },
            { value: "year", label: "Each year" },
          ]}
          defaultValue="month"
        />
      </FormSection>
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        <Button>Cancel</Button>
        <Button intent="primary">Create app</Button>
      </div>
    </form>
  ),
};
