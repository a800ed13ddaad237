// Lets a comma stand for the decimal point in a native number, where the browser's language has the point: left alone, it
// drops the comma and makes 15 of 1,5.
import type { ClipboardEvent, InputEvent } from "react";

const hasPoint = () => new Intl.NumberFormat().format(1.1).includes(".");

/** In place of what would be inserted: the one way into a number that keeps the caret and what can be undone. */
const insert = (event: { preventDefault: () => void }, text: string) => {
  event.preventDefault();
  document.execCommand("insertText", false, text);
};

export const takeComma = (event: InputEvent<HTMLInputElement>): void => {
  if (event.data === "," && hasPoint()) insert(event, ".");
};

/** 1,5 and 12,50; not 1,500, which is one thousand and five hundred where numbers have a point. */
const decimals = /^\s*(-?\d+),(\d{1,2}|\d{4,})\s*$/;

export const pasteComma = (event: ClipboardEvent<HTMLInputElement>): void => {
  const [, whole, rest] = decimals.exec(event.clipboardData.getData("text")) ?? [];
  if (whole !== undefined && hasPoint()) insert(event, `${whole}.${rest}`);
};
