// What a key press in the build editor draws anew.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ToastProvider } from "@lanyard/design-system";
import { t } from "../../test/app.tsx";
import { createQueryClient } from "../shared/on-error.ts";
import { BuildEditor } from "./BuildEditor.tsx";
import type { BuildChoices } from "./build-context.ts";
import { sampleChoices, sampleDetail } from "./sample-detail.ts";

/** Opens the editor of a build without pictures; `drawn` is how often the section of general data has read its menu. */
function edit() {
  let drawn = 0;
  const choices: BuildChoices = {
    ...sampleChoices,
    get menu() {
      drawn += 1;
      return sampleChoices.menu;
    },
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ToastProvider closeLabel="x" regionLabel="y">
          <BuildEditor
            detail={sampleDetail()}
            actor={{ owner: true, admin: false }}
            choices={choices}
            onSave={vi.fn()}
            onSaved={vi.fn()}
            onRemove={vi.fn()}
            onEndLicense={vi.fn()}
          />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const notes = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: (name) => name.startsWith(t("build.notes")),
  });
  return { user: userEvent.setup(), notes, drawn: () => drawn };
}

test("a key after the first one draws no other section anew", async () => {
  const { user, notes, drawn } = edit();
  await user.type(notes, "a");
  screen.getByText(t("build.unsaved"));
  const before = drawn();
  await user.type(notes, "bcdef");
  expect(notes.value).toMatch(/abcdef$/);
  expect(drawn()).toBe(before);
});

test("the key that leaves something missing, and the one that ends it, are told at once", async () => {
  const { user, notes } = edit();
  await user.clear(notes);
  screen.getByText(t("build.send_missing", { count: 3 }));
  await user.type(notes, "a");
  screen.getByText(t("build.send_missing", { count: 2 }));
});
