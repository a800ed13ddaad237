// TextArea in every state, and the counter as the text grows.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextArea } from "./TextArea.tsx";

const notes = "Shifts can be swapped between two people.\nThe week starts on the day you choose.";

const meta = {
  title: "Fields/TextArea",
  component: TextArea,
  args: { label: "Release notes", onChange: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "Several lines of text: a description, release notes, a reason.",
      },
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "What is new in this version" } };

export const Filled: Story = {
  tags: ["forced", "hero", "large-text"],
  args: { defaultValue: notes },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByLabelText("Release notes");
    await userEvent.type(area, "{Enter}Faster.");
    await expect(area).toHaveValue(`${notes}\nFaster.`);
    await expect(args.onChange).toHaveBeenCalled();
    area.blur();
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = {
  args: { hint: "Companies read it before they update." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveAccessibleDescription(
      "Companies read it before they update.",
    );
  },
};

export const Invalid: Story = {
  tags: ["dark"],
  args: { label: "Rejection reason", error: "Say what the creator has to change." },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription("Say what the creator has to change.");
  },
};

export const Disabled: Story = { args: { defaultValue: notes, disabled: true } };

export const ReadOnly: Story = {
  args: { defaultValue: notes, readOnly: true },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    await userEvent.type(area, "More");
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area).toHaveValue(notes);
    await expect(args.onChange).not.toHaveBeenCalled();
    area.blur();
  },
};

export const Counted: Story = {
  args: { label: "Description", counter: true, maxLength: 30, hint: "One sentence." },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    await userEvent.type(area, "Plans the shifts of the");
    // Far below the limit, the counter is hidden.
    await expect(area).toHaveAccessibleDescription("One sentence.");
    await userEvent.type(area, " day");
    await expect(args.onChange).toHaveBeenCalledTimes(27);
    await expect(within(canvasElement).getByText("27/30")).toBeVisible();
    await expect(area).toHaveAccessibleDescription(/27\/30/u);
    area.blur();
  },
};

export const TooLong: Story = {
  args: { label: "Description", counter: true, maxLength: 20 },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    await userEvent.click(area);
    await userEvent.paste("Plans the shifts of a week.");
    await expect(area).toHaveValue("Plans the shifts of a week.");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText("27/20")).toHaveAttribute("data-state", "over");
    area.blur();
  },
};

/** A form may set a field's value through the ref, without an event; the counter follows. */
export const FilledByTheForm: Story = {
  args: { label: "Description", counter: true, maxLength: 8 },
  render: function Render(args) {
    const ref = useRef<HTMLTextAreaElement>(null);
    return (
      <div className="grid justify-items-stretch gap-4">
        <TextArea {...args} ref={ref} />
        <Button onClick={() => ref.current && (ref.current.value = "Copied.")}>Copy</Button>
      </div>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await userEvent.type(canvas.getByRole("textbox"), "!");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText("8/8")).toBeVisible();
    canvas.getByRole("textbox").blur();
  },
};

export const LongTexts: Story = {
  globals: { language: "fr" },
  args: {
    label: "Notes de version destinées aux entreprises qui ont déjà installé l’application",
    required: true,
    counter: true,
    maxLength: 2000,
    hint: "Décrivez ce qui change pour les personnes qui utilisent l’application tous les jours, sans détails techniques ni numéros internes.",
    error:
      "Les notes de version sont obligatoires : elles sont vérifiées avant la publication et affichées aux entreprises.",
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole("textbox");
    await userEvent.tab();
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.keyboard("One{Enter}two");
    await expect(area).toHaveValue("One\ntwo");
    await expect(args.onChange).toHaveBeenCalledTimes(7);
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};
