// Review: the item stays visible, the decision is one click away, and a rejection gives its reason.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Notice } from "../notice/Notice.tsx";
import { Timeline } from "../timeline/Timeline.tsx";
import { AdminToolbar } from "../toolbar/AdminToolbar.tsx";
import type { Pattern } from "./pattern.ts";

const meta = {
  title: "Patterns/Review",
  parameters: {
    pattern: {
      do: [
        "Keep the state and the decisions in one bar above the item under review, main decision last.",
        "Ask for the reason for a rejection, and show it to the owner unchanged.",
        "Show who decided what and when, newest first.",
        "Lead to the next waiting item.",
      ],
      avoid: [
        "Decisions at the end of a long page.",
        "A rejection without a reason, or with a code.",
        "Two names for one state.",
        "An irreversible decision without a confirmation.",
      ],
      parts: [
        ["Components/AdminToolbar", "State and decisions."],
        ["Components/ConfirmModal", "Confirms a destructive decision and asks for the reason."],
        ["Components/Notice", "The reason, for the owner, at the top of the page."],
        ["Components/Timeline", "What happened, newest first."],
      ],
      access: [
        "The bar is a region, and Tab moves through its actions in order.",
        "While a decision is being saved, its button keeps the focus and `busyLabel` is announced.",
        "The history is an ordered list; the text of each item conveys the meaning of its tone.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component:
          "The item under review stays visible, the decision is one press away, and a rejection has a reason.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatAnAdministratorSees: Story = {
  render: () => (
    <div className="grid gap-8">
      <AdminToolbar
        label="Review"
        status={{ tone: "warning", text: "Waiting for review" }}
        busyLabel="Saving"
        actions={[
          { id: "reject", label: "Reject", intent: "danger", onSelect: () => undefined },
          { id: "approve", label: "Approve", intent: "primary", onSelect: () => undefined },
        ]}
      />
      <Timeline
        items={[
          { id: "3", title: "Sent again", time: "12/03/2026, 9:30", tone: "info" },
          {
            id: "2",
            title: "Rejected",
            time: "11/03/2026, 16:05",
            tone: "danger",
            text: "The description promises offline use, the app needs a connection.",
          },
          { id: "1", title: "Sent for review", time: "10/03/2026, 11:12", tone: "info" },
        ]}
      />
    </div>
  ),
};

export const WhatTheOwnerReads: Story = {
  render: () => (
    <Notice tone="danger" title="Rejected on 11 March">
      The description promises offline use, the app needs a connection.
    </Notice>
  ),
};
