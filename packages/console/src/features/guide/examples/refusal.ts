// An example of the server's response to a refused call, as the guide shows it.
import type { Refusal } from "@lanyard/contract";

/** `text` is the message of `notes.required` in the reader's language. */
export const refusalSaying = (text: string): Refusal => ({
  error: text,
  code: "validation",
  problems: [{ field: "notes", key: "notes.required", text }],
  request_id: "q2VnX0a9Lk3f",
});
