// Fills a host's values into the fields of the current page, as if the user had typed them.

const takesText = ["text", "search", "email", "url", "tel", "number", "date"];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Excludes password, file and hidden fields, which only the reader may fill in. */
function isFillable(element: Element | null): element is Control {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return !element.disabled;
  return (
    element instanceof HTMLInputElement &&
    !element.disabled &&
    !element.readOnly &&
    (takesText.includes(element.type) || element.type === "checkbox")
  );
}

function findField(id: string): Control | undefined {
  const page = document.querySelector("main");
  const candidates = [
    document.getElementById(id),
    ...(page?.querySelectorAll(`[name="${CSS.escape(id)}"]`) ?? []),
  ];
  return candidates.find(
    (element): element is Control => isFillable(element) && page?.contains(element) === true,
  );
}

/** Uses the prototype's setter: React overrides the element's own property and would ignore the change. */
function setValue(control: Control, value: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
  descriptor?.set?.call(control, value);
}

/** Returns whether the field exists and takes the value. */
export function fillField(id: string, value: unknown): boolean {
  const control = findField(id);
  if (!control) return false;
  const isBox = control instanceof HTMLInputElement && control.type === "checkbox";
  if (isBox) {
    const isOn = value === true || value === 1 || value === "1";
    // Click the checkbox, because its listeners react to clicks only.
    if (control.checked !== isOn) control.click();
    return true;
  }
  if (typeof value !== "string" && typeof value !== "number") return false;
  setValue(control, String(value));
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

export function fillForm(values: unknown): void {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return;
  for (const [name, value] of Object.entries(values)) fillField(name, value);
}
