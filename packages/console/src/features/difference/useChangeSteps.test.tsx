// Stepping through changes: the elements to stop at, and their order.
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { nextStop, findStops } from "./useChangeSteps.ts";

const page = () => {
  const { container } = render(
    <div>
      <div data-change="" id="version">
        <del>1.0.0</del> <ins>1.1.0</ins>
      </div>
      <p>
        <span>Plans the shifts of a </span>
        <del id="week">week</del>
        <ins>month</ins>
        <span> or a </span>
        <ins id="year">year</ins>
      </p>
      <ul>
        <li data-state="same">Profile</li>
        <li data-state="added" id="presence">
          <ins>Presence</ins>
        </li>
        <li data-state="removed" id="calendar">
          <del>Calendar</del>
        </li>
      </ul>
      <table>
        <tbody>
          <tr data-state="same">
            <td>1</td>
          </tr>
          <tr data-state="removed" id="line">
            <td>2</td>
          </tr>
          <tr data-state="added">
            <td>3</td>
          </tr>
        </tbody>
        <tbody>
          <tr data-state="added">
            <td>4</td>
          </tr>
          <tr data-state="same">
            <td>5</td>
          </tr>
          <tr data-state="added" id="last">
            <td>6</td>
          </tr>
        </tbody>
      </table>
    </div>,
  );
  return { container, stops: findStops(container) };
};
const at = (id: string) => document.getElementById(id);

test("changes that follow each other are one", () => {
  const { stops } = page();
  expect(stops.map(({ id }) => id)).toEqual([
    "version",
    "week",
    "year",
    "presence",
    "calendar",
    "line",
    "last",
  ]);
});

test("the next one and the one before, from wherever one is", () => {
  const { stops } = page();
  expect(nextStop(stops, null, 1)?.id).toBe("version");
  expect(nextStop(stops, null, -1)?.id).toBe("last");
  expect(nextStop(stops, at("version"), 1)?.id).toBe("week");
  expect(nextStop(stops, at("year"), -1)?.id).toBe("week");
  // The focus is inside a change.
  expect(nextStop(stops, at("presence")!.firstElementChild, 1)?.id).toBe("calendar");
  expect(nextStop(stops, at("last"), 1)).toBeUndefined();
  expect(nextStop(stops, at("version"), -1)).toBeUndefined();
});
