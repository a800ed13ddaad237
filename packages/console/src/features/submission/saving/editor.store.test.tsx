// An editor without a page: the requests of a save, cancelling, and what is typed while a save is running.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ProductDetail } from "@lanyard/contract";
import { CallFailure } from "../../../api/send.ts";
import { toBuildFields, fileChange, type BuildFields } from "../fields/build-fields.ts";
import { editedBuild } from "./edited.ts";
import { findUpload } from "./editor.machine.ts";
import { autosavePauses } from "./editor.autosave.ts";
import { EditorStore } from "./editor.store.ts";
import { sampleDetail } from "../sample-detail.ts";
import type { BuildSave } from "../submission.queries.ts";

const stored = sampleDetail();
const later = "2026-11-20T16:45:00.000Z";
const file = (bytes: number) => new File([new Uint8Array(bytes)], "a");
const withFiles: Partial<BuildFields> = {
  icon: fileChange(file(100), false),
  source_code_url: fileChange(file(300), false),
};

const onSave = vi.fn<(save: BuildSave) => Promise<ProductDetail>>();
const onSaved = vi.fn();
const onRefused = vi.fn();
/** Settles the running save. */
let end: PromiseWithResolvers<ProductDetail>;
beforeEach(() => {
  vi.resetAllMocks();
  end = Promise.withResolvers();
  onSave.mockImplementation(() => end.promise);
});

/** An open editor into which something was entered. */
function edit(entered: Partial<BuildFields> = withFiles, autosaves = false) {
  const store = new EditorStore(editedBuild, stored, "it");
  store.update({
    detail: stored,
    reader: "it",
    owner: undefined,
    saves: () => true,
    autosaves,
    canSave: () => true,
    onSave,
    onSaved,
    onRefused,
    onProblems: vi.fn(),
    onMerged: vi.fn(),
    onChangedElsewhere: vi.fn(),
  });
  const close = store.open();
  store.form.enter({ ...toBuildFields(stored, "it"), ...entered }, stored);
  return { store, close, state: () => store.getState() };
}

describe("a running save", () => {
  test("has the progress of each file", () => {
    const { store, state } = edit();
    void store.save(false);
    expect(state()).toMatchObject({ step: "saving", review: false, fraction: 0 });
    expect(findUpload(state(), "icon")).toEqual({ progress: 0 });
    onSave.mock.calls[0]![0].onProgress!(0.5);
    expect(state()).toMatchObject({ step: "saving", review: false, fraction: 0.5 });
    expect(findUpload(state(), "icon")).toEqual({ progress: 1 });
  });

  test.each([true, false])("sends for review: %s", async (review) => {
    const { store, state } = edit();
    const done = store.save(review);
    expect(state()).toMatchObject({ review });
    const [[sent]] = onSave.mock.calls as [[BuildSave]];
    expect(sent.review).toBe(review);
    expect(sent.body.get("version")).toBe("2.1.0");
    end.resolve(stored);
    await done;
    expect(onSaved.mock.calls).toEqual([[review, true]]);
    expect(state()).toMatchObject({ step: "clean", isDirty: false });
    expect(onRefused).not.toHaveBeenCalled();
  });

  test("ignores a second save until it has ended", async () => {
    const { store } = edit();
    const done = store.save(false);
    await store.save(true);
    expect(onSave).toHaveBeenCalledTimes(1);
    end.resolve(stored);
    await done;
    await store.save(true);
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  test("can be cancelled, without an error", async () => {
    const { store, state } = edit();
    const done = store.save(false);
    const { signal } = onSave.mock.calls[0]![0];
    expect(signal!.aborted).toBe(false);
    store.cancel();
    expect(signal!.aborted).toBe(true);
    end.reject(new CallFailure("Too late.", 0));
    await done;
    expect(state()).toMatchObject({ step: "editing" });
    expect(onRefused).not.toHaveBeenCalled();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe("a failed save", () => {
  test.each([true, false])("has the files that were not sent (review: %s)", async (review) => {
    const { store, state } = edit();
    const failure = new CallFailure("No.", 422);
    end.reject(failure);
    await store.save(review);
    expect(state()).toMatchObject({ step: "failed", byHand: true, review });
    expect(findUpload(state(), "icon")).toEqual({ failed: true });
    expect(onRefused.mock.calls).toEqual([[failure]]);
    expect(onSaved).not.toHaveBeenCalled();
    store.retry();
    expect(state()).toMatchObject({ step: "saving", review });
  });

  test("is no refusal when the console itself failed", async () => {
    const { store, state } = edit();
    end.reject(new TypeError("x is undefined"));
    await store.save(false);
    expect(state()).toMatchObject({ step: "failed" });
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe("a new screenshot before a stored one", () => {
  const shot = (id: string, savedId: number | null) => ({
    id,
    savedId,
    file: savedId === null ? file(10) : null,
    removed: false,
  });
  const entered = { screenshots: [shot("new1", null), shot("s9", 9)] };
  const loaded = sampleDetail({
    screenshots: [9, 20].map((screenshot_id) => ({ screenshot_id, screenshot_url: "" })),
  });
  const ordered = sampleDetail({ submission: { version: "2.2.0" } });

  test.each([true, false])(
    "takes two saves; the second one sends for review: %s",
    async (review) => {
      onSave.mockImplementationOnce(() => end.promise).mockResolvedValueOnce(ordered);
      const { store } = edit(entered);
      end.resolve(loaded);
      await store.save(review);
      expect(onSave.mock.calls.map(([save]) => save.review)).toEqual([false, review]);
      const [[first], [second]] = onSave.mock.calls as [[BuildSave], [BuildSave]];
      expect([...second.body]).toEqual([
        ["screenshot_order[0]", "20"],
        ["screenshot_order[1]", "9"],
      ]);
      expect(second.signal).toBe(first.signal);
      expect(store.form.values().version).toBe("2.2.0");
      expect(onSaved.mock.calls).toEqual([[review, true]]);
    },
  );

  test("is not sent for review when another picture was refused and left out", async () => {
    onSave
      .mockImplementationOnce(({ getFallback }) => {
        const text = () => "No.";
        const problem = { key: "image.broken", field: "icon", text: "No.", params: {} };
        expect(getFallback!(new CallFailure(text, 422, [problem]))).toBeInstanceOf(FormData);
        return end.promise;
      })
      .mockResolvedValueOnce(ordered);
    const { store } = edit({ ...entered, icon: fileChange(file(100), false) });
    end.resolve(loaded);
    await store.save(true);
    expect(onSave.mock.calls.map(([save]) => save.review)).toEqual([false, false]);
    expect(onSaved.mock.calls).toEqual([[false, false]]);
  });

  test("is saved but not sent for review when the second save fails", async () => {
    onSave
      .mockImplementationOnce(() => end.promise)
      .mockRejectedValueOnce(new CallFailure("No.", 500));
    const { store, state } = edit(entered);
    end.resolve(loaded);
    await store.save(true);
    expect(onSaved.mock.calls).toEqual([[false, true]]);
    expect(state()).toMatchObject({ step: "clean" });
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe("an autosave", () => {
  /** Hides the tab, which saves at once. */
  const hide = async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(onSave).toHaveBeenCalled());
  };
  const answer = async (notes: string) => {
    end.resolve(sampleDetail({ submission: { notes, submission_updadet_at: later } }));
    await end.promise;
  };

  test("leaves what is typed while it runs unsaved, also a title", async () => {
    const { store, state, close } = edit({ notes: "New." }, true);
    await hide();
    expect(state()).toMatchObject({ step: "autosaving" });
    store.form.control.setValue("texts.l1.name", "Typed meanwhile", { shouldDirty: true });
    await answer("New.");
    await vi.waitFor(() => expect(state().step).toBe("editing"));
    expect(store.form.values()).toMatchObject({
      notes: "New.",
      texts: { l1: { name: "Typed meanwhile" } },
      offer: { loaded: later },
    });
    store.form.control.setValue("texts.l1.name", "Presenze", { shouldDirty: true });
    expect(state()).toMatchObject({ step: "clean" });
    close();
  });

  test("does not begin while a save by hand is running, nor after the form was left", async () => {
    autosavePauses.key = 0;
    const { store, close } = edit({ notes: "New." }, true);
    const done = store.save(false);
    await vi.waitFor(() => expect(onSave).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(onSave).toHaveBeenCalledTimes(1);
    close();
    end.reject(new CallFailure("No.", 422));
    await done;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});
