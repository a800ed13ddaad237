// Unsaved edits: kept while the user types, restored for the same user and form, deleted when there is nothing to lose.
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dropAllEdits, keepEdits, listEdits } from "./stored-edits.ts";
import { useStoredEdits } from "./useStoredEdits.ts";

const day = 24 * 60 * 60_000;
/** The locks that open forms hold; a browser releases them when a tab ends. */
let held: Set<string>;
beforeEach(() => {
  held = new Set();
  const request = async (
    name: string,
    _how: object,
    run: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (held.has(name)) return run(null);
    held.add(name);
    await run({ name });
    held.delete(name);
  };
  vi.stubGlobal("navigator", { locks: { request } });
});

/** Opens a form; `type` enters a text, `undefined` means that nothing is unsaved. */
function open(owner: number | undefined, entered?: string, form = "build 1") {
  const onRestore = vi.fn();
  const { unmount, rerender, result } = renderHook(
    (now: { readonly text: string | undefined; readonly form: string }) =>
      useStoredEdits({
        owner,
        form: now.form,
        edits: now.text === undefined ? undefined : () => now.text,
        onRestore: (edits, { lost }) => onRestore(edits, ...lost),
      }),
    { initialProps: { text: entered, form } },
  );
  return {
    onRestore,
    leave: () => result.current.forget(),
    at: () => result.current.restored?.at,
    type: (text: string | undefined, at = form) => rerender({ text, form: at }),
    /** The session ends, or the page fails. */
    end: async () => {
      unmount();
      await settle();
    },
    unmount,
  };
}
/** Waits until all pending reads and writes are done: each read of the device comes after those that have begun. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => setTimeout(done));
      await listEdits(0);
    }
  });
const readEntries = async (owner = 7) =>
  (await listEdits(owner)).map(({ edits }) => String(edits)).toSorted();

test("are given back to the same user and form, with the time when they were entered", async () => {
  const page = open(7, "Half");
  page.type("Half a sentence");
  await page.end();
  const other = open(7, undefined, "build 2");
  const somebody = open(8);
  await settle();
  const again = open(7);
  await waitFor(() => expect(again.onRestore.mock.calls).toEqual([["Half a sentence"]]));
  again.type("Half a sentence");
  expect(Date.now() - again.at()!).toBeLessThan(day);
  expect([other, somebody].flatMap(({ onRestore }) => onRestore.mock.calls)).toEqual([]);
});

test("are kept while they are entered, before anything ends", async () => {
  const page = open(7, "Half");
  await waitFor(async () => expect(await readEntries()).toEqual(["Half"]));
  page.type("Half a sentence");
  await waitFor(async () => expect(await readEntries()).toEqual(["Half a sentence"]));
});

test("of a hidden tab are written at once", async () => {
  open(7, "Half");
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(await readEntries()).toEqual(["Half"]);
});

describe("go", () => {
  test("when nothing is left to lose", async () => {
    const page = open(7, "Half");
    await waitFor(async () => expect(await readEntries()).toEqual(["Half"]));
    page.type(undefined);
    await waitFor(async () => expect(await readEntries()).toEqual([]));
    await page.end();
    expect(await readEntries()).toEqual([]);
  });

  test("when the user leaves the form", async () => {
    const page = open(7, "Half");
    await waitFor(async () => expect(await readEntries()).toEqual(["Half"]));
    page.leave();
    await page.end();
    expect(await readEntries()).toEqual([]);
  });

  test("when the user leaves the form while they are being kept for the first time", async () => {
    const page = open(7, "Half");
    document.dispatchEvent(new Event("visibilitychange"));
    page.leave();
    await settle();
    expect(await readEntries()).toEqual([]);
    await page.end();
    expect(await readEntries()).toEqual([]);
  });

  test("for good, however late the device forgets them", async () => {
    const page = open(7, "Half");
    await waitFor(async () => expect(await readEntries()).toEqual(["Half"]));
    // Simulates a page that ends before its deletion is done.
    vi.spyOn(Map.prototype, "delete").mockReturnValue(false);
    page.leave();
    expect(await readEntries()).toEqual([]);
    vi.restoreAllMocks();
  });

  test("after thirty days", async () => {
    const record = { owner: 7, form: "build 1", edits: "Old" };
    await keepEdits({ ...record, id: "a", at: Date.now() - 31 * day });
    await keepEdits({ ...record, id: "b", at: Date.now() - 29 * day });
    expect(await readEntries()).toEqual(["Old"]);
  });

  test("with the session that their user ends, and nobody else's", async () => {
    const record = { form: "build 1", edits: "Mine", at: Date.now() };
    await keepEdits({ ...record, id: "a", owner: 7 });
    await keepEdits({ ...record, id: "b", owner: 8 });
    await dropAllEdits(7);
    expect([await readEntries(7), await readEntries(8)]).toEqual([[], ["Mine"]]);
  });
});

test("what is entered after a form was left, and stayed open, is kept", async () => {
  let change = () => undefined as void;
  const watch = (changed: () => void) => {
    change = changed;
    return () => undefined;
  };
  const { result } = renderHook(() =>
    useStoredEdits({ owner: 7, form: "a", edits: () => "Half", watch, onRestore: vi.fn() }),
  );
  await waitFor(async () => expect(await readEntries()).toEqual(["Half"]));
  result.current.forget();
  await waitFor(async () => expect(await readEntries()).toEqual([]));
  change();
  await waitFor(async () => expect(await readEntries()).toEqual(["Half"]));
});

test("two tabs with the same form keep their own, and neither gets the other's", async () => {
  const one = open(7, "One");
  await settle();
  const two = open(7);
  await settle();
  expect(two.onRestore).not.toHaveBeenCalled();
  two.type("Two");
  await waitFor(async () => expect(await readEntries()).toEqual(["One", "Two"]));
  await one.end();
  await two.end();
  const again = open(7);
  await waitFor(() => expect(again.onRestore.mock.calls).toEqual([["Two"]]));
});

test("are not laid over what was entered before they came", async () => {
  await open(7, "Old").end();
  const page = open(7, "New");
  await settle();
  expect(page.onRestore).not.toHaveBeenCalled();
  await page.end();
  expect(await readEntries()).toEqual(["New", "Old"]);
});

test("are not laid over what is entered while they are read", async () => {
  await open(7, "Old").end();
  const { promise: read, resolve: release } = Promise.withResolvers<void>();
  const { request } = navigator.locks as unknown as {
    readonly request: (...args: readonly unknown[]) => Promise<unknown>;
  };
  vi.stubGlobal("navigator", {
    locks: {
      request: async (...args: readonly unknown[]) => {
        await read;
        return request(...args);
      },
    },
  });
  const page = open(7);
  await settle();
  page.type("New");
  release();
  await settle();
  expect(page.onRestore).not.toHaveBeenCalled();
  await waitFor(async () => expect(await readEntries()).toEqual(["New", "Old"]));
});

test("without a user nothing is kept, and what is kept stays", async () => {
  await open(7, "Mine").end();
  open(undefined, "Nobody's").unmount();
  await settle();
  expect(await readEntries()).toEqual(["Mine"]);
});

test("are given back when a page switches to their form", async () => {
  await open(7, "Second", "build 2").end();
  const page = open(7);
  await settle();
  expect(page.onRestore).not.toHaveBeenCalled();
  page.type(undefined, "build 2");
  await waitFor(() => expect(page.onRestore.mock.calls).toEqual([["Second"]]));
});
