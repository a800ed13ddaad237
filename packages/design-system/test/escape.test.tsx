// Escape in a field, or at a tooltip, that handles it leaves the dialog around it open.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DataTable } from "../src/data-table/DataTable.tsx";
import { SearchField } from "../src/field/SearchField.tsx";
import { Drawer } from "../src/drawer/Drawer.tsx";
import { Modal } from "../src/modal/Modal.tsx";
import { Tooltip } from "../src/tooltip/Tooltip.tsx";
import "./missing-in-jsdom.ts";

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

test("rows are unselected first, then their drawer closes; the list of a field in a row is not passed over", () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onSelectedChange = vi.fn<(keys: string[]) => void>();
  render(
    <Drawer open title="Harbour" closeLabel="Close" onOpenChange={onOpenChange}>
      <DataTable
        caption="People"
        empty="None"
        rows={["Ada", "Bo"]}
        rowKey={(name) => name}
        columns={[
          { id: "name", header: "Name", cell: (name) => name },
          {
            id: "role",
            header: "Role",
            cell: (name) => (
              <input role="combobox" aria-controls="roles" aria-expanded={name === "Bo"} />
            ),
          },
        ]}
        selection={{
          defaultSelected: ["Ada"],
          onSelectedChange,
          texts: {
            row: (name) => name,
            page: "All",
            count: (count) => `${count} selected`,
            clear: "Clear",
          },
        }}
      />
    </Drawer>,
  );
  const [closed, open] = screen.getAllByRole("combobox");
  // In jsdom the drawer closes here, because no real list handles the key.
  fireEvent.keyDown(open!, { key: "Escape" });
  expect(onSelectedChange).not.toHaveBeenCalled();
  onOpenChange.mockClear();
  fireEvent.keyDown(closed!, { key: "Escape" });
  expect(onSelectedChange).toHaveBeenLastCalledWith([]);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("a tooltip hides first, then its dialog closes", () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Modal open title="Members" closeLabel="Close" onOpenChange={onOpenChange}>
      <Tooltip text="Only administrators see this" defaultOpen>
        <button>Review</button>
      </Tooltip>
    </Modal>,
  );
  const button = screen.getByRole("button", { name: "Review" });
  // Hidden in jsdom, which shows no popovers.
  expect(screen.getByRole("tooltip", { hidden: true })).toBeTruthy();
  fireEvent.keyDown(button, { key: "Escape" });
  expect(screen.queryByRole("tooltip", { hidden: true })).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: "Escape" });
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});
