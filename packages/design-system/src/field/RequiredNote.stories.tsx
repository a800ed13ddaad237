// RequiredNote before the first field, and on the line of a heading.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { RequiredNote } from "./RequiredNote.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Fields/RequiredNote",
  component: RequiredNote,
  args: { children: "Required" },
  decorators: [(Story) => <div className="max-w-lg">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "Explains the asterisk of required fields, once per form.",
      },
    },
  },
} satisfies Meta<typeof RequiredNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstField: Story = {
  tags: ["dark", "forced", "large-text"],
  render: (args) => (
    <form className="flex flex-col gap-6">
      <RequiredNote {...args} />
      <TextField label="User name" required defaultValue="ada" />
      <TextField label="Support e-mail" hint="Companies write to you here." />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Required")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.getByRole("textbox", { name: "User name" })).toBeRequired();
    await expect(canvas.getByRole("textbox", { name: "Support e-mail" })).not.toBeRequired();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "User name" })).toHaveFocus());
    canvas.getByRole("textbox", { name: "User name" }).blur();
  },
};

export const OnTheLineOfAHeading: Story = {
  render: (args) => (
    <form className="flex flex-col gap-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-base font-semibold">Price</h2>
        <RequiredNote {...args} />
      </div>
      <TextField label="Price" required inputMode="decimal" />
    </form>
  ),
};
