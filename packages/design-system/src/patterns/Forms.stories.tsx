// Forms: one column, sections with their explanations, and the actions at the end.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { FormSection } from "../field/FormSection.tsx";
import { MoneyField } from "../number/MoneyField.tsx";
import { RequiredNote } from "../field/RequiredNote.tsx";
import { Select } from "../choice/Select.tsx";
import { TextArea } from "../field/TextArea.tsx";
import { TextField } from "../field/TextField.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";
import type { Pattern } from "./pattern.ts";

const meta = {
  title: "Patterns/Forms",
  parameters: {
    pattern: {
      do: [
        "Use a `FormSection` for each subject of the form, with its explanation beside the fields where there is space.",
        "Explain the mark of required fields once.",
        "Use a hint to prevent a mistake, an error to report it.",
        "Put the main action last in the reading order, and name it after what it does.",
      ],
      avoid: [
        "Two fields side by side, unless they form one answer, such as the start and end of a period.",
        "A disabled main action: keep it enabled, and say what is missing when it is pressed.",
        "A placeholder instead of a label: it disappears when somebody types.",
        "A form for more than one task: use a `Stepper` or several pages.",
      ],
      parts: [
        ["Fields/FormSection", "A subject, its explanation and its fields."],
        ["Fields/RequiredNote", "Once above the fields."],
        ["Fields/TextField", "And the other fields: `TextArea`, `Select`, `MoneyField` …"],
        ["Components/Button", "One `primary`, with the way back before it."],
      ],
      access: [
        "Every field is named by its label, which is also clickable.",
        "Enter in a field submits the form.",
        "Nothing moves the focus while somebody types.",
        "Sections are regions with a heading, so that people can jump between them.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component: "One column of fields, in the order in which people know the answers.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SectionsAndActions: Story = {
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
