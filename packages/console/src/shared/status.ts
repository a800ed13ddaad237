// The tone of each status, wherever it stands as a label.
import type { Status } from "@lanyard/contract";

export const statusTones = {
  draft: "neutral",
  waiting_for_review: "warning",
  rejected: "danger",
  ready_for_sale: "success",
  hidden: "neutral",
  superseded: "neutral",
} as const satisfies Record<Status, string>;
