// The tone of each status and of each label of a card, wherever they stand.
import type { CardLabel, Status } from "@lanyard/contract";

export const statusTones = {
  draft: "neutral",
  waiting_for_review: "warning",
  rejected: "danger",
  ready_for_sale: "success",
  hidden: "neutral",
  superseded: "neutral",
} as const satisfies Record<Status, string>;

export const cardLabelTones = {
  work_in_progress: "neutral",
  waiting_for_review: "warning",
  rejected: "danger",
  hidden: "neutral",
  on_sale: "success",
  private: "info",
  public: "info",
} as const satisfies Record<CardLabel, string>;
