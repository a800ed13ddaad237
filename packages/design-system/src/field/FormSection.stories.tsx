// FormSections of a long form, as in the build editor.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { FileDrop } from "../file-drop/FileDrop.tsx";
import { dragFiles, sampleFile } from "../file-drop/sample-files.ts";
import { Checkbox } from "../choice/Checkbox.tsx";
import { FormSection } from "./FormSection.tsx";
import { MoneyField } from "../number/MoneyField.tsx";
import { RadioGroup } from "../choice/RadioGroup.tsx";
import { RequiredNote } from "./RequiredNote.tsx";
import { Select } from "../choice/Select.tsx";
import { Switch } from "../choice/Switch.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Fields/FormSection",
  component: FormSection,
  args: { title: "Price", children: null },
  parameters: {
    docs: {
      description: {
        component: "A section of a long form, with a title.",
      },
    },
  },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = {
  tags: ["large-text"],
  args: {
    id: "price",
    text: "What a company pays for each contract.",
    children: (
      <>
        <Checkbox label="Free app" checked={false} />
        <Select
          label="Contract length"
          options={[{ value: "5", label: "One year" }]}
          defaultValue="5"
        />
        <MoneyField label="Price" currency="€" defaultValue="12.50" required />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region", { name: "Price" });
    await expect(region).toHaveAttribute("id", "price");
    await expect(within(region).getByRole("heading", { level: 2 })).toHaveTextContent("Price");
  },
};

/** Use cards when the page has other content beside the form. */
export const AsCard: Story = {
  args: { ...Price.args, variant: "card" },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("region", { name: "Price" });
    const heading = within(card).getByRole("heading", { level: 2 });
    const field = within(card).getByRole("textbox");
    await expect(field.getBoundingClientRect().left).toBeLessThan(
      heading.getBoundingClientRect().right,
    );
  },
};

export const SeveralInARow: Story = {
  tags: ["dark", "phone"],
  render: () => (
    <div>
      <FormSection
        title="General data"
        text="What companies read before they decide."
        aside={<Badge tone="danger">2 problems</Badge>}
      >
        <RequiredNote>Required</RequiredNote>
        <TextField label="Title" required error="Give the app a title in this language." />
        <TextArea label="Description" counter maxLength={2000} hint="Two or three sentences." />
      </FormSection>
      <FormSection title="Release notes" text="What is new in this version.">
        <TextArea label="Release notes" required />
      </FormSection>
    </div>
  ),
};

export const LongTexts: Story = {
  globals: { language: "it" },
  args: {
    title: "Informativa sulla privacy, condizioni di servizio e notifiche automatiche",
    text: "Questi indirizzi sono mostrati alle aziende prima dell’installazione e devono restare raggiungibili finché l’applicazione è in vendita.",
    children: <TextField label="Indirizzo dell’informativa sulla privacy" type="url" />,
  },
};

export const ByKeyboard: Story = {
  args: { children: <TextField label="Price" /> },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Price" });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    field.blur();
  },
};

const refused = fn();
const boxes = (disabled: boolean) => (
  <>
    <Checkbox label="Free app" defaultChecked disabled={disabled} />
    <Switch label="Private app" defaultChecked disabled={disabled} />
    <RadioGroup
      legend="Paid"
      options={[{ value: "month", label: "Each month" }]}
      defaultValue="month"
      disabled={disabled}
    />
  </>
);

/** A form may disable its fieldset while it is submitting, which disables all of its fields. */
export const InADisabledFieldset: Story = {
  tags: ["forced"],
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <fieldset disabled>
        {boxes(false)}
        <FileDrop
          label="Archive"
          accept={{ "application/zip": [".zip"] }}
          maxBytes={1000}
          files={[]}
          onFiles={refused}
          onRemove={() => undefined}
          labels={{
            choose: "Choose a file",
            drop: "or drop it here",
            remove: "Remove",
            cancel: "Cancel",
            retry: "Try again",
            download: "Download",
            waiting: "Waiting",
            uploading: "Uploading",
            uploaded: "Uploaded",
            failed: "Failed",
          }}
        />
      </fieldset>
      <div>{boxes(true)}</div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const looks = (role: string) =>
      within(canvasElement)
        .getAllByRole(role)
        .map((one) => {
          const { backgroundColor, borderColor } = getComputedStyle(one);
          return { backgroundColor, borderColor };
        });
    for (const role of ["checkbox", "switch", "radio"]) {
      const [byFieldset, byItself] = looks(role);
      await expect(byFieldset).toEqual(byItself);
    }
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input) dragFiles("drop", input, [sampleFile("planner.zip", "application/zip")]);
    await new Promise((done) => setTimeout(done, 100));
    await expect(refused).not.toHaveBeenCalled();
  },
};
