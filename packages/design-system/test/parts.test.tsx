// Unusual input: values that are not numbers, moved items, characters of several code points.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import { cloneElement, isValidElement } from "react";
import { expect, test, vi } from "vitest";
import {
  ChartFrame,
  ColumnResizer,
  DataTable,
  ListDiff,
  ProgressBar,
  ProgressRing,
  Sparkline,
} from "../src/index.ts";
import { examples } from "../fixtures/app/examples.tsx";
import { splitWords } from "../src/diff-view/compare.ts";

const texts = { added: "Added:", removed: "Removed:", changed: "Changed:" };
const item = (id: string, text = id) => ({ id, text });

test("ListDiff: what has moved stands once, at its new place", () => {
  render(
    <ListDiff
      texts={texts}
      before={[item("a"), item("b"), item("c"), item("d")]}
      after={[item("c"), item("b", "b anew"), item("a"), item("e")]}
    />,
  );
  const rows = screen
    .getAllByRole("listitem")
    .map((one) => [one.dataset["state"], one.textContent]);
  expect(rows).toHaveLength(5);
  expect(rows).toContainEqual(["same", "c"]);
  expect(rows).toContainEqual(["same", "a"]);
  expect(rows).toContainEqual(["changed", "±Changed: b b anew"]);
  expect(rows).toContainEqual(["removed", "−Removed: d "]);
  expect(rows).toContainEqual(["added", "+Added: e"]);
});

test("TextDiff: a sign that is made of several stays whole", () => {
  expect(splitWords("👨‍👩‍👧 and 🇮🇹.")).toEqual(["👨‍👩‍👧 ", "and ", "🇮🇹", "."]);
  expect(splitWords("cafe\u0301 a")).toEqual(["cafe\u0301 ", "a"]);
  expect(splitWords("ข้าว ก")).toEqual(["ข้าว ", "ก"]);
});

test.each(["lines", "bars"] as const)("ChartFrame, %s: what is no number is missing", (kind) => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = render(
    <ChartFrame
      title="Share"
      summary="A half, then all."
      kind={kind}
      categories={["J", "F", "M", "M"]}
      series={[{ id: "share", label: "Share", values: [0.5, 0 / 0, 1, 2, 3] }]}
      texts={{ table: "Figures", category: "Month", empty: "Nothing" }}
    />,
  );
  expect(container.querySelector("svg")?.innerHTML).not.toContain("NaN");
  expect(container.querySelectorAll("td")[1]?.textContent).toBe("–");
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test.each(["lines", "bars"] as const)("ChartFrame, %s: zeros are drawn as values", (kind) => {
  const { container } = render(
    <ChartFrame
      title="Sold"
      summary="Nothing was sold."
      kind={kind}
      categories={["Jan", "Feb"]}
      series={[{ id: "sold", label: "Sold", values: [0, 0] }]}
      texts={{ table: "Figures", category: "Month", empty: "Nothing" }}
    />,
  );
  const plot = screen.getByRole("img", { name: "Nothing was sold." });
  expect(plot.textContent).toMatch(/^0/);
  expect(plot.querySelectorAll("svg path, svg rect").length).toBeGreaterThan(2);
  expect(plot.innerHTML).not.toMatch(/NaN|Infinity/);
  expect([...container.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual([
    "0",
    "0",
  ]);
});

test("Sparkline: zeros are a line", () => {
  render(<Sparkline label="Nothing was sold" values={[0, 0, 0]} />);
  const line = screen.getByRole("img").querySelector("polyline");
  expect(line?.getAttribute("points")).toBe("0,16 50,16 100,16");
});

test("Sparkline, ProgressBar, ProgressRing: what is no number is missing, or unknown", () => {
  const { container } = render(
    <>
      <Sparkline label="Line" values={[1, 1 / 0, 3]} />
      <ProgressBar label="Bar" value={0 / 0} />
      <ProgressRing label="Ring" value={0 / 0} />
    </>,
  );
  expect(container.innerHTML).not.toContain("NaN");
  expect(container.querySelectorAll("progress[value]")).toHaveLength(0);
});

const combobox = (props: object) => {
  const { Combobox: example } = examples;
  if (!isValidElement(example)) throw new Error("Combobox has no example.");
  return cloneElement(example, props);
};

test("Combobox: options that throw have failed, as those that were refused", async () => {
  const options = () => {
    throw new Error("no network");
  };
  render(combobox({ options }));
  fireEvent.click(screen.getByRole("combobox"));
  expect(await screen.findByText("Try again")).toBeTruthy();
});

test("Combobox: a comma in an empty field is nothing, and a row of a table is a list", () => {
  const onValueChange = vi.fn();
  render(combobox({ multiple: true, customLabel: String, onValueChange }));
  const field = screen.getByRole("combobox");
  expect(fireEvent.keyDown(field, { key: "," })).toBe(false);
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.paste(field, { clipboardData: { getData: () => "one\ttwo" } });
  expect(onValueChange).toHaveBeenLastCalledWith(["one", "two"]);
});

const chosen = (onValueChange: () => void) => {
  render(
    combobox({
      multiple: true,
      customLabel: String,
      defaultValue: ["one", "two", "three"],
      onValueChange,
    }),
  );
  return screen.getByRole<HTMLInputElement>("combobox");
};

test("Combobox: Backspace removes one tag for each press, however long it is held", () => {
  const onValueChange = vi.fn();
  const field = chosen(onValueChange);
  fireEvent.change(field, { target: { value: "f" } });
  fireEvent.keyDown(field, { key: "Backspace" });
  fireEvent.change(field, { target: { value: "" } });
  // The key that has emptied the text is still held.
  fireEvent.keyDown(field, { key: "Backspace", repeat: true });
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Backspace" });
  fireEvent.keyDown(field, { key: "Backspace", repeat: true });
  expect(onValueChange.mock.calls).toEqual([[["one", "two"]]]);
});

test.each(["Backspace", "Delete"])("Combobox: %s held on a tag removes this tag alone", (key) => {
  const onValueChange = vi.fn();
  chosen(onValueChange);
  screen.getByRole("button", { name: "Remove one" }).focus();
  fireEvent.keyDown(document.activeElement!, { key });
  const next = screen.getByRole("button", { name: "Remove two" });
  expect(document.activeElement).toBe(next);
  fireEvent.keyDown(next, { key, repeat: true });
  expect(onValueChange.mock.calls).toEqual([[["two", "three"]]]);
});

test("DataTable: a sentence in place of the rows has room", () => {
  const table = { caption: "Builds", columns: [], rows: [], rowKey: String };
  const { container } = render(<DataTable {...table} empty="No build yet" />);
  expect(container.querySelector("p")?.className).toContain("p-6");
});

test("a column is named by its heading alone, also beside the edge that moves it", () => {
  const edge = (name: string) => <ColumnResizer label={`Width of ${name}`} />;
  const columns = [
    { id: "name", header: "Name", cell: String, width: 10, edge: edge("Name") },
    { id: "size", header: "Size", cell: String, width: 5, sortable: true, edge: edge("Size") },
  ];
  render(<DataTable caption="Files" columns={columns} rows={["a"]} rowKey={String} empty="None" />);
  expect(screen.getAllByRole("columnheader", { name: /^(?:Name|Size)$/ })).toHaveLength(2);
});
