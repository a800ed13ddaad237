// In a form, the fields behave like native ones: a reset restores their initial values, and form libraries find them.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
  Checkbox,
  CheckboxGroup,
  DateRange,
  NumberField,
  RadioGroup,
  SearchField,
  SegmentedControl,
} from "../src/index.ts";
import { examples } from "../fixtures/app/examples.tsx";

const options = ["a", "b", "c"].map((value) => ({ value, label: value }));
const click = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));
const type = (control: HTMLElement, value: string) =>
  fireEvent.input(control, { target: { value } });
const picture = new File(["x"], "week.png", { type: "image/png" });
const choose = async () => {
  const input = document.querySelector("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  // The checks of a file are asynchronous.
  await act(async () => {
    fireEvent.change(input, { target: { files: [picture] } });
    await new Promise((done) => setTimeout(done, 50));
  });
};
const example = (name: keyof typeof examples, props: object) => {
  const { [name]: sample } = examples;
  if (!isValidElement(sample)) throw new Error(`${name} has no example.`);
  return cloneElement(sample, props);
};

const entries = [{ id: "1", text: "one" }];
const fields: Record<string, { element: ReactElement; change: () => void | Promise<void> }> = {
  RadioGroup: {
    element: <RadioGroup legend="Radio" name="it" options={options} defaultValue="b" />,
    change: () => void click("radio", "c"),
  },
  SegmentedControl: {
    element: <SegmentedControl label="Segments" name="it" segments={options} defaultValue="b" />,
    change: () => void click("radio", "c"),
  },
  Checkbox: {
    element: <Checkbox label="Box" name="it" defaultChecked />,
    change: () => void click("checkbox", "Box"),
  },
  CheckboxGroup: {
    element: <CheckboxGroup legend="Boxes" name="it" options={options} defaultValue={["a", "c"]} />,
    change: () => ["a", "b", "c"].forEach((name) => click("checkbox", name)),
  },
  DateRange: {
    element: (
      <DateRange
        legend="Days"
        texts={{ from: "First", to: "Last" }}
        names={{ from: "from", to: "to" }}
        defaultValue={{ from: "2026-01-01", to: "2026-01-31" }}
      />
    ),
    change: () => void type(screen.getByLabelText("First"), "2026-01-09"),
  },
  SearchField: {
    element: <SearchField label="Search" name="it" clearLabel="Clear" defaultValue="first" />,
    change: () => void type(screen.getByRole("searchbox"), "next"),
  },
  EditableList: {
    element: example("EditableList", { defaultItems: entries }),
    change: () => void click("button", "Remove one"),
  },
  ImageField: { element: example("ImageField", { name: "it" }), change: choose },
  ScreenshotsField: { element: example("ScreenshotsField", { name: "it" }), change: choose },
};

/** The visible state of a field, and what the form submits for it. */
const look = (form: HTMLFormElement) => ({
  sent: [...new FormData(form)].map(([, value]) => (value instanceof File ? value.name : value)),
  values: [...form.querySelectorAll("input")].map(({ value }) => value),
  on: [...form.querySelectorAll(":checked, [aria-checked=true]")].map((one) => one.outerHTML),
  words: form.textContent,
  pictures: form.querySelectorAll("img").length,
});

URL.createObjectURL = () => "blob:picture";
URL.revokeObjectURL = () => undefined;

for (const [name, { element, change }] of Object.entries(fields)) {
  test(`${name}: the form's reset brings back what it began with`, async () => {
    const page = <form data-testid="form">{element}</form>;
    const { rerender } = render(page);
    const form = screen.getByTestId<HTMLFormElement>("form");
    const before = look(form);
    await change();
    expect(look(form)).not.toEqual(before);
    await act(async () => form.reset());
    expect(look(form)).toEqual(before);
    rerender(cloneElement(page, { title: "drawn again" }, cloneElement(element)));
    expect(look(form)).toEqual(before);
  });
}

test("A reset that the page refuses changes nothing", () => {
  const { element, change } = fields["DateRange"]!;
  render(
    <form data-testid="form" onReset={(event) => event.preventDefault()}>
      {element}
    </form>,
  );
  const form = screen.getByTestId<HTMLFormElement>("form");
  void change();
  act(() => form.reset());
  expect(new FormData(form).get("from")).toBe("2026-01-09");
});

test("SearchField: a form library registers it, and sets it without an event", () => {
  const onChange = vi.fn();
  const ref = { current: null as HTMLInputElement | null };
  render(<SearchField label="Search" name="it" clearLabel="Clear" {...{ onChange, ref }} />);
  type(screen.getByRole("searchbox"), "typed");
  expect(onChange).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(ref.current?.value).toBe("");
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  act(() => {
    if (ref.current) ref.current.value = "set";
  });
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("set");
  expect(screen.queryByRole("button", { name: "Clear" })).not.toBeNull();
});

test("TextArea: the counter follows what a form sets without an event", () => {
  const ref = { current: null as HTMLTextAreaElement | null };
  render(example("TextArea", { counter: true, maxLength: 20, ref }));
  act(() => {
    if (ref.current) ref.current.value = "nearly as long..";
  });
  expect(document.querySelector("[data-slot=counter]")?.textContent).toBe("16/20");
});

test("A group that a form library focuses hands the focus to its first control", () => {
  const ref = { current: null as HTMLElement | null };
  render(<RadioGroup legend="Radio" options={options} defaultValue="b" ref={ref} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "b" }));
  cleanup();
  render(<CheckboxGroup legend="Boxes" options={options} ref={ref} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "a" }));
});

test("Checkbox: partly checked stays so, as long as the page says it", () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox label="Box" checked="indeterminate" onCheckedChange={onCheckedChange} />);
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  fireEvent.click(box);
  expect(onCheckedChange).toHaveBeenCalledWith(true);
  expect(box).toMatchObject({ indeterminate: true, checked: false });
});

test("Checkbox: what was pressed before hydration is told, and stays", async () => {
  const onCheckedChange = vi.fn();
  const element = <Checkbox label="Box" name="it" onCheckedChange={onCheckedChange} />;
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(element);
  click("checkbox", "Box");
  const root = await act(async () => hydrateRoot(page, element));
  expect(onCheckedChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  act(() => root.unmount());
  page.remove();
});

test("NumberField: its buttons change it as typing does, for React and for the form", () => {
  const messages: string[] = [];
  const onChange = vi.fn();
  render(
    <form
      ref={(form) => {
        for (const event of ["input", "change"])
          form?.addEventListener(event, () => messages.push(event));
      }}
    >
      <NumberField
        label="Seats"
        defaultValue={2}
        stepLabels={{ less: "Fewer", more: "More" }}
        onChange={onChange}
      />
    </form>,
  );
  click("button", "More");
  expect(messages).toEqual(["input", "change"]);
  expect(onChange).toHaveBeenCalledTimes(1);
});
