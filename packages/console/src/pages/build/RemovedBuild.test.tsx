// An editor whose build is gone or read-only says so, and shows the unsaved input until it is discarded.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import {
  getProduct,
  getSubmission,
  listProducts,
  saveSubmission,
  type ProductDetail,
  type Status,
} from "@lanyard/contract";
import { marta, open, pathNow, t } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../../test/server.ts";
import { listEdits } from "../../drafts/stored-edits.ts";
import { paths } from "../../app/paths.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";
import { autosavePauses } from "../../features/submission/saving/editor.autosave.ts";

beforeEach(() => {
  autosavePauses.key = 3_000;
});

const address = paths.build(12, 31);
const notes = () => document.querySelector<HTMLTextAreaElement>('[data-field="notes"] textarea')!;
const readStored = () => listEdits(marta.id);
const left = () => screen.findByRole("region", { name: t("left.title") });
const removeElsewhere = () =>
  server.use(
    refuses(saveSubmission, 404, { key: "submission.not_found" }),
    refuses(getSubmission, 404, { key: "submission.not_found" }),
  );

async function edit(detail: ProductDetail = sampleDetail()) {
  server.use(answers(getSubmission, detail), answers(listProducts, []));
  const visit = await open(address, { as: marta });
  await screen.findByRole("heading", { name: "Presenze" });
  return visit;
}
const typeNotes = (text: string) => fireEvent.change(notes(), { target: { value: text } });

test("a build removed elsewhere says so at the next save, and shows what was entered", async () => {
  const { user } = await edit();
  typeNotes("Mine, and long.");
  removeElsewhere();
  await user.click(screen.getByRole("button", { name: t("save") }));
  await screen.findByRole("heading", { name: t("gone.title"), level: 1 });
  const edits = within(await left());
  expect(
    edits.getByText("Mine, and long.").closest("[data-field]")?.getAttribute("data-field"),
  ).toBe("notes");
  // Shows changed fields only.
  expect(edits.getAllByRole("term")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: t("save") })).toBeNull();
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(edits.getByRole("button", { name: t("left.copy") }));
  expect(writeText).toHaveBeenCalledWith(`${t("build.notes")}\nMine, and long.`);
  expect(await readStored()).toHaveLength(1);

  // The edits also stay after the page is left.
  await user.click(screen.getByRole("link", { name: t("not_found.back") }));
  await waitFor(() => expect(pathNow()).toBe(paths.products));
  expect(await readStored()).toHaveLength(1);
});

test("the draft that saves itself finds out too", async () => {
  autosavePauses.key = 20;
  await edit();
  removeElsewhere();
  typeNotes("Mine.");
  await screen.findByRole("heading", { name: t("gone.title"), level: 1 });
  within(await left()).getByText("Mine.");
  expect(askedFor(saveSubmission)).toHaveLength(1);
});

test("what was entered is there at the next visit, until it is discarded, which can be undone", async () => {
  const { user } = await edit();
  typeNotes("Mine.");
  removeElsewhere();
  await user.click(screen.getByRole("button", { name: t("save") }));
  await left();
  await user.click(screen.getByRole("link", { name: t("not_found.back") }));
  await waitFor(() => expect(pathNow()).toBe(paths.products));
  await act(async () => {
    history.back();
    await new Promise((done) => addEventListener("popstate", done, { once: true }));
  });
  const edits = within(await left());
  edits.getByText("Mine.");
  await user.click(edits.getByRole("button", { name: t("kept.discard") }));
  expect(screen.queryByText("Mine.")).toBeNull();
  await waitFor(async () => expect(await readStored()).toEqual([]));
  await user.click(screen.getByRole("button", { name: t("undo") }));
  within(await left()).getByText("Mine.");
  await waitFor(async () => expect(await readStored()).toHaveLength(1));
});

test("a product with other builds is linked", async () => {
  const { user } = await edit();
  removeElsewhere();
  typeNotes("Mine.");
  await user.click(screen.getByRole("button", { name: t("save") }));
  const link = await screen.findByRole("link", { name: t("build.to_product") });
  expect(link.getAttribute("href")).toBe(paths.product(12));
});

test("a build that nothing was entered in is gone without a word of edits", async () => {
  const { client } = await edit();
  removeElsewhere();
  await act(() => client.refetchQueries({ queryKey: [getSubmission.id] }));
  await screen.findByRole("heading", { name: t("gone.title"), level: 1 });
  await act(() => new Promise((done) => setTimeout(done, 200)));
  expect(screen.queryByRole("region", { name: t("left.title") })).toBeNull();
});

test.each(["superseded", "waiting_for_review"] satisfies Status[])(
  "a build that has become %s elsewhere shows what was entered beside what is stored",
  async (status) => {
    const { client } = await edit();
    typeNotes("Mine.");
    const now = sampleDetail({
      status,
      submission: { notes: "Theirs.", submission_updadet_at: "2026-11-20T16:45:00.000Z" },
    });
    server.use(answers(getSubmission, now), answers(getProduct, now));
    await act(() => client.refetchQueries({ queryKey: [getSubmission.id] }));
    await waitFor(() => expect(notes().value).toBe("Theirs."));
    within(await left()).getByText("Mine.");
    expect(await readStored()).toHaveLength(1);
  },
);
