// Review: what is decided stays in sight, the decision is one press away, and a refusal says why.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { Notice } from "../notice/Notice.tsx";
import { Timeline } from "../timeline/Timeline.tsx";
import { AdminToolbar } from "../toolbar/AdminToolbar.tsx";

const meta = {
  title: "Patterns/Review",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "The `AdminToolbar` stands above what is reviewed and holds the state and the decisions, the main one last. A refusal asks for its reason in a `ConfirmModal`, and the owner reads that reason in a `Notice` at the head of the page, with its line breaks. The `Timeline` keeps who decided what, newest first.",
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
          { id: "reject", label: "Reject", intent: "danger", onSelect: fn() },
          { id: "approve", label: "Approve", intent: "primary", onSelect: fn() },
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
