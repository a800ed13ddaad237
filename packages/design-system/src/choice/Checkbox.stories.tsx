// Checkbox in every state.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useControlledArg } from "../story-data/useControlledArg.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Fields/Checkbox",
  component: Checkbox,
  args: { label: "Optimized for mobile", checked: false, onCheckedChange: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  render: function Render(args) {
    const [checked, change] = useControlledArg(args.checked, args.onCheckedChange);
    return <Checkbox {...args} checked={checked} onCheckedChange={change} />;
  },
  parameters: {
    docs: {
      description: {
        component: "An option that is on or off, saved with the form.",
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Optimized for mobile" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    const words = within(canvasElement).getByText("Optimized for mobile");
    await userEvent.click(words);
    await expect(box).toBeChecked();
    await userEvent.click(words);
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(4);
    box.blur();
  },
};

export const Filled: Story = {
  tags: ["dark", "forced", "hero", "large-text", "rtl"],
  args: { checked: true },
};

export const PartlyChecked: Story = {
  args: { label: "All permissions", checked: "indeterminate" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBePartiallyChecked();
  },
};

export const Required: Story = {
  args: {
    label: (
      <>
        I have read the{" "}
        <a className="text-accent underline underline-offset-4" href="#privacy">
          privacy policy
        </a>
      </>
    ),
    required: true,
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", {
      name: "I have read the privacy policy",
    });
    await expect(box).toHaveAttribute("aria-required", "true");
    const link = within(canvasElement).getByRole("link");
    for (const stop of [box, link]) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    link.blur();
  },
};

export const WithHint: Story = {
  args: { hint: "The store then offers it to people on a phone." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toHaveAccessibleDescription(
      "The store then offers it to people on a phone.",
    );
  },
};

export const Invalid: Story = {
  tags: ["dark"],
  args: {
    label: "I have read the privacy policy",
    error: "Without your consent we cannot answer the request.",
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription(/Without your consent/u);
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: "Choose a language first." },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Optimized for mobile"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const DisabledFilled: Story = {
  tags: ["dark", "forced"],
  args: { disabled: true, checked: true },
};

export const ReadOnly: Story = {
  args: { readOnly: true, checked: true },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute("aria-readonly", "true");
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    box.blur();
  },
};

export const LongTexts: Story = {
  tags: ["phone"],
  globals: { language: "it" },
  args: {
    label:
      "Dichiaro di aver letto l’informativa sul trattamento dei dati personali e acconsento a essere ricontattato in merito alla richiesta",
    required: true,
    hint: "Il consenso può essere revocato in qualsiasi momento scrivendo all’assistenza.",
    error: "Senza il consenso non possiamo rispondere alla richiesta.",
  },
};

export const KeepsItself: Story = {
  args: { checked: undefined, defaultChecked: "indeterminate" },
  render: (args) => <Checkbox {...args} />,
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("checkbox");
    await expect(control).toBePartiallyChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith(true));
    control.blur();
  },
};
