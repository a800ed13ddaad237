// Changes a native number as its own arrows would, for the form and for React alike.

/** `button` stands in the box of the number. */
export const stepBy = (button: HTMLElement, by: 1 | -1): void => {
  const input = button.closest("[data-slot=control-box]")?.querySelector("input");
  if (!input) return;
  // With step="any" the browser refuses to step.
  if (input.step === "any") input.valueAsNumber = within(input, (input.valueAsNumber || 0) + by);
  else if (by > 0) input.stepUp();
  else input.stepDown();
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
};

const within = ({ min, max }: HTMLInputElement, number: number) =>
  Math.max(
    min === "" ? -Infinity : Number(min),
    Math.min(max === "" ? Infinity : Number(max), number),
  );
