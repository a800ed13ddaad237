// Saving a build: request, progress, result.
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ProductDetail } from "@lanyard/contract";
import { CallFailure } from "../shared/send.ts";
import { fileChange, fieldsOf, type BuildFields } from "./build-fields.ts";
import { sampleDetail } from "./sample-detail.ts";
import type { BuildSave } from "./submission.queries.ts";
import { useBuildSave } from "./useBuildSave.ts";

const stored = sampleDetail();
const file = (bytes: number) => new File([new Uint8Array(bytes)], "a");
const fields = (change: Partial<BuildFields> = {}): BuildFields => ({
  ...fieldsOf(stored, "it"),
  ...change,
});
const withFiles = fields({
  icon: fileChange(file(100), false),
  source_code_url: fileChange(file(300), false),
});

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

function begin(entered: BuildFields = withFiles, review = false) {
  const { result } = renderHook(() => useBuildSave({ onSave, onSaved, onRefused }));
  let done = Promise.resolve();
  act(() => {
    done = result.current.save(() => entered, review);
  });
  const now = () => result.current;
  const answer = (detail = stored) =>
    act(() => {
      end.resolve(detail);
      return done;
    });
  const fail = (error: unknown) =>
    act(() => {
      end.reject(error);
      return done;
    });
  return { now, answer, fail };
}

describe("a running save", () => {
  test("has the progress of each file", () => {
    const { now } = begin();
    expect(now().state).toMatchObject({ step: "saving", review: false, fraction: 0 });
    expect(now().uploadOf("icon")).toEqual({ progress: 0 });
    act(() => onSave.mock.calls[0]![0].onProgress!(0.5));
    expect(now().state).toMatchObject({ step: "saving", review: false, fraction: 0.5 });
    expect(now().uploadOf("icon")).toEqual({ progress: 1 });
    expect(now().uploadOf("source_code_url")).toEqual({ progress: 1 / 3 });
    expect(now().uploadOf("banner")).toBeUndefined();
  });

  test.each([true, false])("sends for review: %s", async (review) => {
    const { now, answer } = begin(withFiles, review);
    expect(now().state).toMatchObject({ review });
    act(() => onSave.mock.calls[0]![0].onProgress!(1));
    expect(now().state).toMatchObject({ review });
    const [[sent]] = onSave.mock.calls as [[BuildSave]];
    expect(sent.review).toBe(review);
    expect(sent.body.get("version")).toBe("2.1.0");
    await answer();
    expect(onSaved.mock.calls).toEqual([[stored, review, undefined]]);
    expect(now().state).toEqual({ step: "idle" });
    expect(now().uploadOf("icon")).toBeUndefined();
    expect(onRefused).not.toHaveBeenCalled();
  });

  test("ignores a second save until it has ended", async () => {
    const { now, answer } = begin();
    await act(() => now().save(() => withFiles, true));
    expect(onSave).toHaveBeenCalledTimes(1);
    await answer();
    await act(() => now().save(() => withFiles, true));
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  test("can be cancelled, without an error", async () => {
    const { now, fail } = begin();
    const { signal } = onSave.mock.calls[0]![0];
    expect(signal!.aborted).toBe(false);
    act(() => now().cancel());
    expect(signal!.aborted).toBe(true);
    await fail(new CallFailure("Too late.", 0));
    expect(now().state).toEqual({ step: "idle" });
    expect(onRefused).not.toHaveBeenCalled();
    expect(onSaved).not.toHaveBeenCalled();
    // Without a running save it does nothing.
    now().cancel();
  });
});

describe("a failed save", () => {
  test.each([true, false])("has the files that were not sent (review: %s)", async (review) => {
    const { now, fail } = begin(withFiles, review);
    const failure = new CallFailure("No.", 422);
    await fail(failure);
    expect(now().state).toMatchObject({ step: "failed", review });
    expect(now().uploadOf("icon")).toEqual({ failed: true });
    expect(now().uploadOf("banner")).toBeUndefined();
    expect(onRefused.mock.calls).toEqual([[failure, review]]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  test("is no refusal when the console itself failed", async () => {
    const { now, fail } = begin();
    await fail(new TypeError("x is undefined"));
    expect(now().state).toMatchObject({ step: "failed" });
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
  const entered = fields({ screenshots: [shot("new1", null), shot("s9", 9)] });
  const arrived = sampleDetail({
    screenshots: [9, 20].map((screenshot_id) => ({ screenshot_id, screenshot_url: "" })),
  });
  const ordered = sampleDetail({ submission: { version: "2.2.0" } });

  test.each([true, false])(
    "takes two saves; the second one sends for review: %s",
    async (review) => {
      onSave.mockImplementationOnce(() => end.promise).mockResolvedValueOnce(ordered);
      const { answer } = begin(entered, review);
      await answer(arrived);
      expect(onSave.mock.calls.map(([save]) => save.review)).toEqual([false, review]);
      const [[first], [second]] = onSave.mock.calls as [[BuildSave], [BuildSave]];
      expect([...second.body]).toEqual([
        ["screenshot_order[0]", "20"],
        ["screenshot_order[1]", "9"],
      ]);
      expect(second.signal).toBe(first.signal);
      expect(onSaved.mock.calls).toEqual([[ordered, review, undefined]]);
    },
  );

  test("is saved but not sent for review when the second save fails", async () => {
    onSave
      .mockImplementationOnce(() => end.promise)
      .mockRejectedValueOnce(new CallFailure("No.", 500));
    const { now, answer } = begin(entered, true);
    await answer(arrived);
    expect(onSaved.mock.calls).toEqual([[arrived, false, undefined]]);
    expect(now().state).toEqual({ step: "idle" });
    expect(onRefused).not.toHaveBeenCalled();
  });
});
