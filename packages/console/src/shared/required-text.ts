// Validates a required text as the server will, for react-hook-form: the messages are what it says.
import { isBlank, textLength } from "@lanyard/contract";

export const requiredText =
  (required: string, most: number, tooLong: (over: number) => string) =>
  (typed: string): string | true => {
    if (isBlank(typed)) return required;
    const over = textLength(typed) - most;
    return over <= 0 || tooLong(over);
  };
