// Values, lists and sort orders are kept by the component or controlled by the page, which may leave them unchanged.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { DataTable } from "../src/index.ts";
import { examples } from "../fixtures/app/examples.tsx";

interface Case {
  /** The component, without the state's three props. */
  element: ReactElement;
  state: string;
  /** The visible state. */
  shows: () => unknown;
  /** Requests a change. */
  ask: () => void;
  first: { value: unknown; shows: unknown };
  next: { value: unknown; shows: unknown };
}

const picture = { src: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", alt: "Week" };
const shot = { id: "one", alt: "Week", src: picture.src };
const entry = (id: string) => ({ id, text: id });
const table = (
  <DataTable
    caption="Builds"
    columns={[{ id: "sent", header: "Sent", cell: String, sortable: true }]}
    rows={["1.0.0"]}
    rowKey={String}
    empty="None"
  />
);
const lines = Array.from({ length: 12 }, (_, at) => `line ${at}`).join("\n");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const example = (name: keyof typeof examples, props: object) => {
  const { [name]: sample } = examples;
  if (!isValidElement(sample)) throw new Error(`${name} has no example.`);
  return cloneElement(sample, props);
};

const cases: Record<string, Case> = {
  DataTable: {
    element: table,
    state: "sort",
    shows: () => screen.getByRole("columnheader").getAttribute("aria-sort"),
    ask: () => press("Sent"),
    first: { value: { column: "sent", direction: "descending" }, shows: "descending" },
    next: { value: null, shows: null },
  },
  LineDiff: {
    element: example("LineDiff", { before: lines, after: `${lines}\nmore` }),
    state: "unfolded",
    shows: () => screen.getAllByRole("row").length > 12,
    ask: () => press("9 unchanged lines"),
    first: { value: [], shows: false },
    next: { value: [0], shows: true },
  },
  PictureDiff: {
    element: example("PictureDiff", { layout: "overlay" }),
    state: "edge",
    shows: () => screen.getByRole<HTMLInputElement>("slider").value,
    ask: () => fireEvent.change(screen.getByRole("slider"), { target: { value: "30" } }),
    first: { value: 80, shows: "80" },
    next: { value: 30, shows: "30" },
  },
  EditableList: {
    element: example("EditableList", {}),
    state: "items",
    shows: () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent),
    ask: () => press("Remove a@b.test"),
    first: { value: [entry("a@b.test"), entry("c@d.test")], shows: ["a@b.test", "c@d.test"] },
    next: { value: [entry("c@d.test")], shows: ["c@d.test"] },
  },
  ImageField: {
    element: example("ImageField", { src: picture.src }),
    state: "value",
    shows: () => document.querySelector<HTMLElement>("[data-slot=image-field]")?.dataset["state"],
    ask: () => press("Remove"),
    first: { value: "saved", shows: "existing" },
    next: { value: "removed", shows: "removed" },
  },
  ScreenshotsField: {
    element: example("ScreenshotsField", {}),
    state: "items",
    shows: () => document.querySelector<HTMLElement>("[data-slot=screenshot]")?.dataset["state"],
    ask: () => press("Remove screenshot 1"),
    first: { value: [shot], shows: "existing" },
    next: { value: [{ ...shot, toBeRemoved: true }], shows: "removed" },
  },
};

test.each(Object.entries(cases))("%s", (_name, { element, state, shows, ask, first, next }) => {
  const word = `${state.charAt(0).toUpperCase()}${state.slice(1)}`;
  const changed = vi.fn();
  const on = { [`on${word}Change`]: changed };

  render(cloneElement(element, { [`default${word}`]: first.value, ...on }));
  expect(shows(), "at first").toEqual(first.shows);
  expect(changed).not.toHaveBeenCalled();
  ask();
  expect(shows(), "kept by itself").toEqual(next.shows);
  expect(changed.mock.calls).toEqual([[next.value]]);
  cleanup();

  changed.mockClear();
  const { rerender } = render(cloneElement(element, { [state]: first.value, ...on }));
  ask();
  expect(changed.mock.calls).toEqual([[next.value]]);
  expect(shows(), "the page left it").toEqual(first.shows);
  rerender(cloneElement(element, { [state]: next.value, ...on }));
  expect(shows(), "the page changed it").toEqual(next.shows);
});
