// Switch in every state.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useControlledArg } from "../story-data/useControlledArg.ts";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Fields/Switch",
  component: Switch,
  args: { label: "Private app", checked: false, onCheckedChange: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  render: function Render(args) {
    const [checked, change] = useControlledArg(args.checked, args.onCheckedChange);
    return <Switch {...args} checked={checked} onCheckedChange={change} />;
  },
  parameters: {
    docs: {
      description: {
        component: "A setting that is on or off, and often reveals further fields.",
      },
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  tags: ["rtl"],
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Private app" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText("Private app"));
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    control.blur();
  },
};

export const On: Story = {
  tags: ["dark", "forced", "hero", "large-text", "rtl"],
  args: { checked: true },
};

export const Required: Story = {
  args: { label: "Two-step sign-in", required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("switch")).toHaveAttribute(
      "aria-required",
      "true",
    );
  },
};

export const WithHint: Story = {
  args: { checked: true, hint: "Only the accounts that you list can see and license it." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("switch")).toHaveAccessibleDescription(
      "Only the accounts that you list can see and license it.",
    );
  },
};

export const Invalid: Story = {
  tags: ["dark"],
  args: { checked: true, error: "Add at least one account, or make the app public." },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch");
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(/Add at least one account/u);
  },
};

export const Disabled: Story = {
  tags: ["forced"],
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Private app"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const DisabledOn: Story = {
  tags: ["dark", "forced"],
  args: { disabled: true, checked: true },
};

export const ReadOnly: Story = {
  args: { readOnly: true, checked: true },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("switch");
    await userEvent.click(control);
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute("aria-readonly", "true");
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    control.blur();
  },
};

export const LongTexts: Story = {
  globals: { language: "fr" },
  args: {
    label: "Application privée, visible uniquement par les comptes d’entreprise que vous autorisez",
    hint: "Les entreprises qui ont déjà une licence continuent de l’utiliser jusqu’à la fin de leur contrat.",
  },
};

export const KeepsItself: Story = {
  args: { checked: undefined, defaultChecked: true },
  render: (args) => <Switch {...args} />,
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("switch");
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith(false));
    control.blur();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole("switch");
    await userEvent.tab();
    await waitFor(() => expect(control).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("{Enter}");
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    control.blur();
  },
};
