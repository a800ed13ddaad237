// What is done with a part that lives while the rest of the page does not yet: it is done once.
import { afterEach, expect, test, vi } from "vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { holdInput, redoInput } from "./early-input.ts";

afterEach(() => {
  redoInput();
  cleanup();
});

test("a file that is chosen once is heard of once", () => {
  const onChange = vi.fn();
  holdInput();
  render(<input aria-label="Icon" type="file" onChange={onChange} />);
  const field = screen.getByLabelText("Icon");
  fireEvent.input(field);
  fireEvent.change(field);
  expect(onChange).not.toHaveBeenCalled();
  redoInput();
  expect(onChange).toHaveBeenCalledTimes(1);
  fireEvent.change(field);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("an option that is chosen once is heard of once, as it was chosen", () => {
  const heard: string[] = [];
  holdInput();
  render(
    <select aria-label="Sort" value="date" onChange={({ target }) => heard.push(target.value)}>
      <option value="date">Date</option>
      <option value="title">Title</option>
    </select>,
  );
  const field = screen.getByLabelText<HTMLSelectElement>("Sort");
  field.value = "title";
  fireEvent.input(field);
  fireEvent(field, new Event("change", { bubbles: true }));
  expect(heard).toEqual([]);
  redoInput();
  expect(heard).toEqual(["title"]);
});

test("a field that was left is left again, once all are written", () => {
  const heard: string[] = [];
  holdInput();
  render(
    ["E-mail", "Password"].map((label) => (
      <input
        key={label}
        aria-label={label}
        defaultValue=""
        onChange={({ target }) => heard.push(`${label} is ${target.value}`)}
        onBlur={({ relatedTarget }) =>
          heard.push(
            `${label} is left for ${relatedTarget?.getAttribute("aria-label") ?? "nothing"}`,
          )
        }
      />
    )),
  );
  for (const label of ["E-mail", "Password"]) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    field.focus();
    field.value = "ada";
    fireEvent.input(field);
  }
  heard.length = 0;
  redoInput();
  expect(heard).toEqual(["E-mail is ada", "Password is ada", "E-mail is left for Password"]);
});
