// Link in texts of several sizes, to other sites, and with a router's own link.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Link, linkTones } from "./Link.tsx";

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "#guide", children: "the guide" },
  parameters: {
    docs: { description: { component: "A link in a line of text." } },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = { "12px": "text-xs", "14px": "text-sm", "16px": "text-base", "20px": "text-lg" };

export const InTextsOfAnySize: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {Object.values(sizes).map((size) => (
        <p key={size} className={size}>
          What a build needs stands in <Link {...args} />, with an example of each call.
        </p>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link", { name: "the guide" });
    await expect(links.map((link) => getComputedStyle(link).fontSize)).toEqual(Object.keys(sizes));
  },
};

export const Tones: Story = {
  tags: ["dark", "forced", "large-text"],
  render: () => (
    <p className="flex flex-wrap gap-6 text-sm text-ink-muted">
      {linkTones.map((tone) => (
        <Link key={tone} tone={tone} href={`#${tone}`}>
          {tone === "accent" ? "Request a new link" : "Privacy policy"}
        </Link>
      ))}
    </p>
  ),
};

export const ToAnotherSite: Story = {
  tags: ["rtl"],
  args: {
    href: "https://example.com/",
    newTab: "opens in a new tab",
    children: "the specification of webhooks",
  },
  render: (args) => (
    <p className="max-w-sm">
      Signatures follow <Link {...args} />, which has libraries for most languages.
    </p>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", {
      name: "the specification of webhooks (opens in a new tab)",
    });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noreferrer");
  },
};

const follow = fn();

export const RoutersLink: Story = {
  render: () => (
    <p>
      Go on in{" "}
      <Link asChild newTab="opens in a new tab">
        <a
          href="/guide"
          onClick={(event) => {
            event.preventDefault();
            follow();
          }}
        >
          the guide
        </a>
      </Link>
      .
    </p>
  ),
  play: async ({ canvasElement }) => {
    follow.mockClear();
    const link = within(canvasElement).getByRole("link", {
      name: "the guide (opens in a new tab)",
    });
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(follow).toHaveBeenCalledOnce();
  },
};
