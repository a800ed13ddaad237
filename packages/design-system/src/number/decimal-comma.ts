// Accepts a comma as the decimal separator of a native number input where the browser's language has a point: otherwise
// the browser drops the comma and turns 1,5 into 15.
import type { ClipboardEvent, InputEvent } from "react";

const hasPoint = () => new Intl.NumberFormat().format(1.1).includes(".");

/**
 * Inserts `text` instead of the event's text. Only `execCommand` keeps the caret and the undo history of a number
 * input.
 */
const insert = (event: { preventDefault: () => void }, text: string) => {
  event.preventDefault();
  document.execCommand("insertText", false, text);
};

export const takeComma = (event: InputEvent<HTMLInputElement>): void => {
  if (event.data === "," && hasPoint()) insert(event, ".");
};

/** Matches 1,5 and 12,50, but not 1,500, which means fifteen hundred where numbers have a decimal point. */
const decimals = /^\s*(-?\d+),(\d{1,2}|\d{4,})\s*$/;

export const pasteComma = (event: ClipboardEvent<HTMLInputElement>): void => {
  const [, whole, rest] = decimals.exec(event.clipboardData.getData("text")) ?? [];
  if (whole !== undefined && hasPoint()) insert(event, `${whole}.${rest}`);
};
