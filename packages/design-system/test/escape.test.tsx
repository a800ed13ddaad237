// Escape in a field that it means something to leaves the dialog around it open.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SearchField } from "../src/field/SearchField.tsx";
import { Modal } from "../src/modal/Modal.tsx";
import "./missing-in-jsdom.ts";

afterEach(cleanup);

test("a search is emptied first, then its dialog closes", () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onSearch = vi.fn<(words: string) => void>();
  render(
    <Modal defaultOpen title="Members" closeLabel="Close" onOpenChange={onOpenChange}>
      <SearchField label="Search" clearLabel="Clear" defaultValue="ada" onSearch={onSearch} />
    </Modal>,
  );
  const field = screen.getByRole("searchbox");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(field).toHaveProperty("value", "");
  expect(onSearch).toHaveBeenLastCalledWith("");
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});
