// Changes a number input as its native arrows would, with events that the form and React notice.

/** `button` must be in the same control box as the number input. */
export const stepNumber = (button: HTMLElement, step: 1 | -1): void => {
  const input = button.closest("[data-slot=control-box]")?.querySelector("input");
  if (!input) return;
  // With step="any", `stepUp` and `stepDown` throw.
  if (input.step === "any")
    input.valueAsNumber = clampNumber(input, (input.valueAsNumber || 0) + step);
  else if (step > 0) input.stepUp();
  else input.stepDown();
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
};

const clampNumber = ({ min, max }: HTMLInputElement, number: number) =>
  Math.max(
    min === "" ? -Infinity : Number(min),
    Math.min(max === "" ? Infinity : Number(max), number),
  );
