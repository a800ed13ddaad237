// Validates a required text as the server will, for react-hook-form: the messages are what it says.
import { isBlank, textLength } from "@lanyard/contract";

export const requiredText =
  (required: string, most: number, tooLong: string) =>
  (typed: string): string | true =>
    isBlank(typed) ? required : textLength(typed) <= most || tooLong;
