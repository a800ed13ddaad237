// Changes a number input as its native arrows would, with events that the form and React notice.

/** `button` must be in the same control box as the number input. */
export const stepBy = (button: HTMLElement, by: 1 | -1): void => {
  const input = button.closest("[data-slot=control-box]")?.querySelector("input");
  if (!input) return;
  // With step="any", `stepUp` and `stepDown` throw.
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
