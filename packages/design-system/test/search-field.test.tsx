// Which handler a search field calls after its pause.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "../src/field/SearchField.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("calls the handler of the last render, as the page may have changed during the pause", () => {
  const [first, last] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
  const field = (onSearch: (text: string) => void) => (
    <SearchField label="Search" clearLabel="Clear" onSearch={onSearch} />
  );
  const { rerender, unmount } = render(field(first));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "mensa" } });
  rerender(field(last));
  vi.advanceTimersByTime(1_000);
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledExactlyOnceWith("mensa");
  unmount();
});
