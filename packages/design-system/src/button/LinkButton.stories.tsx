// Every intent, size and state of LinkButton.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { ArrowUpRight, BookOpen } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { whenFollowed } from "../story-data/followed.ts";
import { buttonIntents, buttonSizes } from "./button-look.ts";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "Components/LinkButton",
  component: LinkButton,
  args: { link: createElement("a", { href: "#documentation" }), children: "Documentation" },
  parameters: {
    docs: {
      description: {
        component: "A link that looks like a button.",
      },
    },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IntentsAndSizes: Story = {
  tags: ["dark", "forced", "large-text"],
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      {buttonSizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          {buttonIntents.map((intent) => (
            <LinkButton key={intent} {...args} intent={intent} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <LinkButton {...args} intent="primary" icon={<BookOpen aria-hidden="true" />} />
      <LinkButton {...args} icon={<ArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />}>
        Open the store
      </LinkButton>
    </div>
  ),
};

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div className="grid w-64 justify-items-start gap-4">
      {buttonSizes.map((size) => (
        <LinkButton key={size} {...args} size={size} icon={<BookOpen aria-hidden="true" />}>
          Documentazione per gli sviluppatori
        </LinkButton>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(256);
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
  },
};

export const StaysALink: Story = {
  tags: ["hero"],
  args: { intent: "primary" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Documentation" });
    await expect(link).toHaveAttribute("href", "#documentation");
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    const followed = whenFollowed(link);
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenCalledOnce();
  },
};
