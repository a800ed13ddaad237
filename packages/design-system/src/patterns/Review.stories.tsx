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
        "Keep status and decisions in one bar above what is reviewed, the main one last.",
        "Ask for the reason of a refusal, and show it to the owner as it was written.",
        "Say who decided what and when, newest first.",
        "Lead on to the next one that waits.",
      ],
      avoid: [
        "Decisions at the end of a long page.",
        "A refusal without a reason, or with a code.",
        "Two names for one status.",
        "A decision that cannot be undone without a question before it.",
      ],
      parts: [
        ["Components/AdminToolbar", "Status and decisions."],
        ["Components/ConfirmModal", "Asks before what is lost, and for the reason."],
        ["Components/Notice", "The reason, for the owner, at the head of the page."],
        ["Components/Timeline", "What happened, newest first."],
      ],
      access: [
        "The bar is a region, and Tab goes through its actions in order.",
        "While a decision is under way its button keeps the focus, and `busyLabel` is announced.",
        "What happened is an ordered list; the words of each item say what its tone shows.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component:
          "What is decided stays in sight, the decision is one press away, and a refusal says why.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatAnAdministratorSees: Story = {
  tags: ["dark", "phone"],
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
  tags: ["dark"],
  render: () => (
    <Notice tone="danger" title="Rejected on 11 March">
      The description promises offline use, the app needs a connection.
    </Notice>
  ),
};
