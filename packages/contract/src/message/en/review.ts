import type { review as italian } from "../it/review.ts";

export const review: Readonly<Record<keyof typeof italian, string>> = {
  "claim.taken": "{{name}} is already reviewing this build.",
  "claim.not_waiting": "This build is no longer waiting: it is {{state}}.",
  "undo.too_late":
    "This decision can no longer be undone: the time is over and its messages have gone out.",
  "undo.changed":
    "This decision can no longer be undone: something else has happened to the build since.",
  "remark.not_found": "This remark does not exist.",
  "remark.settled": "This remark has been closed in the meantime: nothing more to do.",
  "remark.not_in_review":
    "Remarks are only possible while a build is in review: this one is {{state}}.",
  "remark.too_many": "A product can have at most {{most}} open remarks.",
  "reply.not_found": "This saved reply does not exist.",
  "reply.stale": "This reply has changed since you opened it: nothing was saved.",
  "reply.too_many": "At most {{most}} replies can be saved.",
  "answer.required": "Write the answer.",
  "answer.too_long": "The answer can have at most {{most}} characters: {{over}} too many.",
  "reason.required": "Enter the reason for the rejection.",
  "reason.too_long": "The reason can have at most {{most}} characters: {{over}} too many.",
};
