// Filters a host's value for an input of a popup's form: a value that the input cannot show must not be submitted
// either.
import { isEmpty, type PopupInput } from "@lanyard/host-bridge/popup-form";

const isWord = (value: unknown): value is string | number =>
  typeof value === "string" || (typeof value === "number" && Number.isFinite(value));

/** A date as `input type=date` reads it; hosts may append a time. */
const isDay = (value: unknown) => {
  const day = typeof value === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  // For a nonexistent date such as 30 February, `toJSON` returns null or another date.
  return day !== undefined && (new Date(day).toJSON() ?? "").startsWith(day);
};

function fits({ type, options }: PopupInput, value: unknown): boolean {
  switch (type) {
    case "hidden":
      return true;
    case "select":
      return isWord(value) && options.some((option) => String(option.value) === String(value));
    case "date":
      return isDay(value);
    case "number":
      return isWord(value) && Number.isFinite(Number(value));
    case "people":
    case "groups":
    case "activities":
      return Array.isArray(value) ? value.every(isWord) : isWord(value);
    default:
      return isWord(value);
  }
}

/** The value, or "" if it does not fit or is one of the host's placeholders for "empty". */
export const inputValue = (input: PopupInput, value: unknown): unknown =>
  isEmpty(value) || !fits(input, value) ? "" : value;
