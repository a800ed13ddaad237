// What an input of a popup's form can hold of what a host has written: what it cannot show is not sent either.
import { isEmpty, type PopupInput } from "@lanyard/host-bridge/popup-form";

const isWord = (value: unknown): value is string | number =>
  typeof value === "string" || (typeof value === "number" && Number.isFinite(value));

/** As the browser's own field for days reads it; hosts write the time behind it. */
const isDay = (value: unknown) => {
  const day = typeof value === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  // Of a day that there is not, such as the thirtieth of February, nothing or another comes back.
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

/** Nothing where it does not fit; hosts write words and dates of zeros for nothing. */
export const inputValue = (input: PopupInput, value: unknown): unknown =>
  isEmpty(value) || !fits(input, value) ? "" : value;
