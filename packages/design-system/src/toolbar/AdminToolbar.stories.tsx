// AdminToolbar with the possible decisions in each state; other people see nothing of it.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CreditCard, Eye, EyeOff, RotateCcw } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { PageAction } from "./ActionButtons.tsx";
import { AdminToolbar } from "./AdminToolbar.tsx";

const approve: PageAction = { id: "approve", label: "Approve", intent: "primary", onSelect: fn() };
const reject: PageAction = { id: "reject", label: "Reject", intent: "danger", onSelect: fn() };
const review: PageAction = {
  id: "review",
  label: "Review again",
  icon: <RotateCcw aria-hidden="true" />,
  onSelect: fn(),
};
const hide: PageAction = {
  id: "hide",
  label: "Hide",
  icon: <EyeOff aria-hidden="true" />,
  onSelect: fn(),
};
const enable: PageAction = {
  id: "active",
  label: "Re-enable",
  intent: "primary",
  icon: <Eye aria-hidden="true" />,
  onSelect: fn(),
};

const meta = {
  title: "Components/AdminToolbar",
  component: AdminToolbar,
  args: {
    status: { tone: "warning", text: "Waiting for review" },
    actions: [reject, approve],
    label: "Review",
    busyLabel: "Saving the decision",
  },
  parameters: {
    docs: {
      description: {
        component: "A bar for people who decide about the content of the page.",
      },
    },
  },
} satisfies Meta<typeof AdminToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForReview: Story = {
  tags: ["dark", "forced", "large-text", "phone", "rtl", "zoom"],
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Review" }));
    const findButton = (name: string) => bar.getByRole("button", { name });
    await userEvent.tab();
    await waitFor(() => expect(findButton("Reject")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(reject.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await waitFor(() => expect(findButton("Approve")).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(approve.onSelect).toHaveBeenCalledTimes(1);
    await userEvent.click(findButton("Approve"));
    await expect(approve.onSelect).toHaveBeenCalledTimes(2);
    await userEvent.click(findButton("Reject"));
    await expect(reject.onSelect).toHaveBeenCalledTimes(2);
  },
};

/** The page shows the state itself, and rarely used actions are behind three dots. */
export const WithMore: Story = {
  args: {
    status: undefined,
    more: { label: "More actions", items: [{ id: "ready", label: "Put on sale", onSelect: fn() }] },
  },
  play: async ({ args, canvasElement }) => {
    const more = within(canvasElement).getByRole("button", { name: "More actions" });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Put on sale" }));
    await expect(args.more?.items[0]?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
    more.blur();
  },
};

export const Rejected: Story = {
  args: {
    status: { tone: "danger", text: "Rejected" },
    actions: [review, { ...approve, id: "ready", label: "Put on sale" }],
  },
};
export const OnSale: Story = {
  args: { status: { tone: "success", text: "On sale" }, actions: [review, hide] },
};
export const Hidden: Story = {
  args: { status: { tone: "neutral", text: "Hidden" }, actions: [enable] },
};
export const Draft: Story = {
  args: { status: { tone: "neutral", text: "Work in progress" }, actions: [] },
};
export const Superseded: Story = {
  args: { status: { tone: "neutral", text: "Superseded" }, actions: [] },
};

/** The toolbar of another team, for an order, with its own label and icon. */
export const AnOrder: Story = {
  args: {
    label: "Payments",
    icon: <CreditCard aria-hidden="true" />,
    status: { tone: "info", text: "Paid in part" },
    actions: [
      { id: "refund", label: "Refund", onSelect: fn() },
      { id: "remind", label: "Send a reminder", icon: null, intent: "primary", onSelect: fn() },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Payments" }));
    await userEvent.click(bar.getByRole("button", { name: "Send a reminder" }));
    await expect(args.actions[1]?.onSelect).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Busy: Story = {
  args: {
    busy: "approve",
    actions: [
      { ...reject, onSelect: fn() },
      { ...approve, onSelect: fn() },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByText("Saving the decision")).toBeInTheDocument();
    await expect(bar.getByRole("button", { name: "Reject" })).toBeDisabled();
    await userEvent.click(bar.getByRole("button", { name: /Approve/ }));
    await waitFor(() => expect(bar.getByRole("button", { name: /Approve/ })).toHaveFocus());
    for (const action of args.actions) await expect(action.onSelect).not.toHaveBeenCalled();
  },
};

export const NotAnAdmin: Story = {
  args: { allowed: false },
  render: (args) => (
    <>
      <AdminToolbar {...args} />
      <p className="text-sm text-ink">The build, as everybody sees it</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("region")).toBeNull();
    await expect(canvasElement).toHaveTextContent(/^The build, as everybody sees it$/u);
  },
};
