// Matrix: Tab reaches it whatever its rows contain, and arrow keys pass over what cannot have the focus.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Matrix } from "../src/index.ts";

const columns = ["log", "desk", "shifts"].map((id) => ({ id, header: id }));

interface GuestsProps {
  readonly names: readonly string[];
  readonly count?: number;
  /** The cells, as `name column`, that have no control. */
  readonly blank?: readonly string[];
  /** The cells whose control is disabled. */
  readonly off?: readonly string[];
}

const findCell =
  (blank: readonly string[], off: readonly string[]) =>
  (name: string, { id }: { id: string }, tabIndex: 0 | -1) => {
    const place = `${name} ${id}`;
    return blank.includes(place) ? (
      "–"
    ) : (
      <button tabIndex={tabIndex} disabled={off.includes(place)}>
        {place}
      </button>
    );
  };

function Guests({ names, count = columns.length, blank = [], off = [] }: GuestsProps) {
  return (
    <Matrix
      caption="Who may use which app"
      corner="Person"
      columns={columns.slice(0, count)}
      rows={names}
      rowKey={String}
      rowHeader={String}
      cell={findCell(blank, off)}
      empty="Nobody"
    />
  );
}

const stops = () =>
  screen
    .getAllByRole<HTMLButtonElement>("button")
    .filter(({ tabIndex, disabled }) => tabIndex === 0 && !disabled)
    .map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
};
const focus = (name: string) => act(() => screen.getByRole("button", { name }).focus());

test("the first control is the tab stop, also where row names are texts", () => {
  render(<Guests names={["Ada", "Bo"]} blank={["Ada log"]} off={["Ada desk"]} />);
  expect(stops()).toEqual(["Ada shifts"]);
});

test("the tab stop is another control once its row, its column or its control is gone", () => {
  const { rerender } = render(<Guests names={["Ada", "Bo"]} />);
  focus("Bo shifts");
  expect(stops()).toEqual(["Bo shifts"]);
  rerender(<Guests names={["Ada", "Bo"]} count={2} />);
  expect(stops()).toEqual(["Bo desk"]);
  rerender(<Guests names={["Ada", "Bo"]} off={["Bo shifts"]} />);
  expect(stops()).toHaveLength(1);
  rerender(<Guests names={["Ada"]} />);
  expect(stops()).toEqual(["Ada log"]);
});

test("arrow keys pass over cells without a control, and stay where no other follows", () => {
  const blank = ["Ada desk", "Bo log", "Cy shifts", "Dee shifts"];
  render(<Guests names={["Ada", "Bo", "Cy", "Dee"]} blank={blank} />);
  focus("Ada log");
  press("ArrowRight");
  expect(focused()).toBe("Ada shifts");
  press("ArrowLeft");
  expect(focused()).toBe("Ada log");
  press("ArrowLeft", "Home");
  expect(focused()).toBe("Ada log");
  press("ArrowDown");
  expect(focused()).toBe("Cy log");
  press("End");
  expect(focused()).toBe("Cy desk");
  press("PageUp");
  expect(focused()).toBe("Bo desk");
  press("ArrowRight", "PageDown");
  expect(focused()).toBe("Bo shifts");
});
