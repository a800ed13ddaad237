// Lets a comma stand for the decimal point in a native number, where the browser's language has the point: left alone, it
// drops the comma and makes 15 of 1,5.
import type { InputEvent } from "react";

export const takeComma = (event: InputEvent<HTMLInputElement>): void => {
  const hasPoint = new Intl.NumberFormat().format(1.1).includes(".");
  if (event.data !== "," || !hasPoint) return;
  event.preventDefault();
  // The one way into a number that keeps the caret and what can be undone.
  document.execCommand("insertText", false, ".");
};
