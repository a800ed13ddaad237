// PasswordField in every state, and the button that shows the password.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Fields/PasswordField",
  component: PasswordField,
  args: {
    label: "Password",
    showLabel: "Show password",
    hideLabel: "Hide password",
    onChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "A password, with a button that shows it.",
      },
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  tags: ["forced", "hero", "large-text"],
  args: { defaultValue: "lanyard-2026" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Password")).toHaveAttribute(
      "type",
      "password",
    );
  },
};

const sent = fn();

export const Shown: Story = {
  tags: ["rtl"],
  args: { defaultValue: "lanyard-2026" },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        {Story()}
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    sent.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.keyboard(" ");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.keyboard(" ");
    const hide = canvas.getByRole("button", { name: "Hide password" });
    await waitFor(() => expect(hide).toHaveFocus());
    await expect(sent).toHaveBeenCalledOnce();
    hide.blur();
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = {
  args: { autoComplete: "new-password", hint: "At least 10 characters." },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Password");
    await expect(input).toHaveAccessibleDescription("At least 10 characters.");
    await expect(input).toHaveAttribute("autocomplete", "new-password");
  },
};

export const Mismatch: Story = {
  tags: ["dark"],
  args: {
    label: "Repeat the password",
    defaultValue: "lanyard-2025",
    error: "The two passwords differ. Type the same one twice.",
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Repeat the password");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/The two passwords differ/u);
  },
};

export const Disabled: Story = {
  args: { defaultValue: "lanyard-2026", disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toBeDisabled();
  },
};

export const ReadOnly: Story = { args: { defaultValue: "lanyard-2026", readOnly: true } };
