// Filters a host's value for an input of a popup's form: a value that the input cannot show must not be submitted
// either.
import { isDay } from "../../../i18n/is-day.ts";
import { isEmpty, type PopupInput } from "@lanyard/host-bridge/popup-form";

const isWord = (value: unknown): value is string | number =>
  typeof value === "string" || (typeof value === "number" && Number.isFinite(value));

/** A date as `input type=date` reads it; hosts may append a time. */
const beginsWithDay = (value: unknown) => typeof value === "string" && isDay(value.slice(0, 10));

function fits({ type, options }: PopupInput, value: unknown): boolean {
  switch (type) {
    case "hidden":
      return true;
    case "select":
      return isWord(value) && options.some((option) => String(option.value) === String(value));
    case "date":
      return beginsWithDay(value);
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
