// What a keystroke in the build editor re-renders, and what it reports.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ToastProvider } from "@lanyard/design-system";
import type { BuildSection, ProductDetail } from "@lanyard/contract";
import { t } from "../../../../test/app.tsx";
import { createQueryClient } from "../../../api/on-error.ts";
import { BuildEditor } from "./BuildEditor.tsx";
import type { BuildChoices } from "./build-context.ts";
import type { BuildSave } from "../submission.queries.ts";
import { newDraft, sampleChoices, sampleDetail } from "../sample-detail.ts";

/** Opens the editor of a build without pictures; `drawn` is how often the section of general data has listed its menu. */
function edit({
  wide = false,
  detail = sampleDetail(),
  userId = undefined as number | undefined,
  onSave = vi.fn<(save: BuildSave) => Promise<ProductDetail>>(),
} = {}) {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: wide }));
  let drawn = 0;
  // The preview only looks up one entry with `find`, so `map` counts the section alone.
  const menu = [...sampleChoices.menu];
  menu.map = (make) => {
    drawn += 1;
    return Array.from(menu, (entry, index) => make(entry, index, menu));
  };
  const choices: BuildChoices = { ...sampleChoices, menu };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ToastProvider closeLabel="x" regionLabel="y">
          <BuildEditor
            detail={detail}
            actor={{ owner: true, admin: false }}
            choices={choices}
            userId={userId}
            onSave={onSave}
            onSaved={vi.fn()}
            onRemove={vi.fn()}
            onEndLicense={vi.fn()}
            onDownload={vi.fn()}
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

test.each([false, true])(
  "a key after the first one draws no other section anew, with the badge beside the form: %s",
  async (wide) => {
    const { user, notes, drawn } = edit({ wide });
    await user.type(notes, "a");
    screen.getByText(t("build.unsaved"));
    const before = drawn();
    expect(before).toBeGreaterThan(0);
    await user.type(notes, "bcdef");
    expect(notes.value).toMatch(/abcdef$/);
    expect(drawn()).toBe(before);
  },
);

test("the key that leaves something missing, and the one that ends it, are told at once", async () => {
  const { user, notes } = edit({ wide: true });
  await user.clear(notes);
  screen.getByText(t("build.ready", { ready: 6, total: 9 }));
  await user.type(notes, "a");
  screen.getByText(t("build.ready", { ready: 7, total: 9 }));
});

const nav = () => within(screen.getByRole("navigation", { name: t("build.sections") }));
const readState = (section: BuildSection) =>
  nav().getByRole("link", { name: new RegExp(`^${t(`build.section_${section}`)}`) }).textContent;

test("what a new draft lacks is open, not wrong, until its field was left", async () => {
  const { user, notes } = edit({ wide: true, detail: newDraft() });
  expect(screen.getByRole("progressbar").getAttribute("aria-label")).toBe(
    t("build.ready", { ready: 2, total: 9 }),
  );
  for (const section of ["general", "files", "notes", "graphics"] as const)
    expect(readState(section)).toContain(t("build.standing_open"));
  expect(readState("price")).toContain(t("build.standing_ready"));
  expect(readState("links")).toBe(t("build.section_links"));
  expect(screen.queryByText(t("language.required"), { selector: ".text-danger" })).toBeNull();
  await user.click(notes);
  await user.tab();
  expect(readState("notes")).toContain(t("build.standing_wrong"));
  expect(readState("files")).toContain(t("build.standing_open"));
});

test("the badge is written on in the language whose texts are open", async () => {
  const { user } = edit({ wide: true });
  const badge = () => screen.getByRole("img", { name: /Presenze|Attendance/ });
  expect(badge().textContent).toContain("Presenze");
  await user.type(screen.getByRole("textbox", { name: new RegExp(t("build.name")) }), " e turni");
  await waitFor(() => expect(badge().textContent).toContain("Presenze e turni"));
  await user.click(screen.getByRole("radio", { name: "EN" }));
  expect(badge().textContent).toContain("Attendance");
  expect(screen.getByRole("tab", { name: "English" }).getAttribute("aria-selected")).toBe("true");
  await user.click(screen.getByRole("radio", { name: t("build.preview_page") }));
  expect(badge().textContent).toContain(sampleDetail().submission.notes);
});

test("the badge follows when the key that changes it has been painted", async () => {
  const frames: FrameRequestCallback[] = [];
  const { user } = edit({ wide: true });
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const badge = () => screen.getByRole("img", { name: /Presenze/ }).textContent;
  await user.type(screen.getByRole("textbox", { name: new RegExp(t("build.name")) }), " e");
  expect(badge()).not.toContain("Presenze e");
  // Any number of keystrokes requests one frame and re-renders the badge once.
  expect(frames).toHaveLength(1);
  act(() => frames[0]!(0));
  await waitFor(() => expect(badge()).toContain("Presenze e"));
});

test("a click between the answer of an autosave and the next render is based on what was stored", async () => {
  const detail = sampleDetail();
  const stamp = "2026-11-20T16:45:00.000Z";
  const answer = Promise.withResolvers<ProductDetail>();
  const onSave = vi.fn<(save: BuildSave) => Promise<ProductDetail>>(() => answer.promise);
  const { notes } = edit({ detail, userId: 1, onSave });
  // Leaving the tab saves at once.
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const leaveTab = () => fireEvent(document, new Event("visibilitychange"));
  fireEvent.change(notes, { target: { value: "New." } });
  leaveTab();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  await act(async () => {
    answer.resolve({
      ...detail,
      submission: { ...detail.submission, notes: "New.", submission_updadet_at: stamp },
    });
    // The answer has reached the form, and React renders when this ends.
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(screen.getByRole("checkbox", { name: t("offer.free") }));
  });
  leaveTab();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  const { body } = onSave.mock.calls[1]![0];
  expect(body.get("submission_updadet_at")).toBe(stamp);
  expect(body.get("price_amount")).toBe("0");
});
