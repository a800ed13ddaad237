// HangingBadge in every hue, and with a form on it.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "../field/TextField.tsx";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { hues } from "../tone.ts";
import { HangingBadge } from "./HangingBadge.tsx";

const meta = {
  title: "Components/HangingBadge",
  component: HangingBadge,
  args: { hue: "blue" },
  decorators: [
    (Story) => (
      <div className="flex flex-wrap justify-center gap-6 overflow-clip border-t border-line p-6 pt-16">
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "A badge on a strap, for the central element of a page." } },
  },
} satisfies Meta<typeof HangingBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hues: Story = {
  tags: ["dark", "forced", "rtl"],
  render: (args) => (
    <>
      {hues.map((hue) => (
        <HangingBadge key={hue} {...args} hue={hue} className="w-40">
          <Text size="sm" tone="muted" className="p-4">
            {hue}
          </Text>
        </HangingBadge>
      ))}
    </>
  ),
  play: expectSkippedByTab,
};

export const WithAForm: Story = {
  tags: ["hero", "large-text", "phone"],
  render: (args) => (
    <HangingBadge {...args} className="w-full max-w-105">
      <form className="flex flex-col gap-6 p-6 sm:p-8">
        <Heading level={1}>Log in</Heading>
        <TextField label="E-mail" type="email" required="unmarked" />
        <Button intent="primary">Log in</Button>
      </form>
    </HangingBadge>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "E-mail" });
    await expect(field).toBeRequired();
    await userEvent.type(field, "ada@example.com");
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Log in" })).toHaveFocus();
    await userEvent.tab();
  },
};
