// Edits in the browser's database: with their files, each written once, and in the form in which devices have them.
import * as browser from "fake-indexeddb";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { dropEdits, keepEdits, listEdits, readEdits } from "./stored-edits.ts";

beforeEach(() => {
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
});

const icon = new File(["icon"], "icon.png", { type: "image/png" });
const shot = new File(["shot"], "shot.png", { type: "image/png" });
const record = (edits: unknown) => ({
  id: "1-2",
  owner: 7,
  form: "build 31",
  at: Date.now(),
  edits,
});
/** What the database contains. */
async function stored() {
  const database = await openDB("drafts");
  const [edits, files] = await Promise.all([
    database.getAll("edits"),
    database.getAllKeys("files"),
  ]);
  database.close();
  return { edits: edits as readonly { readonly edits: unknown }[], files };
}

test("what a device already has is found, with its files", async () => {
  // Written as literally as devices have it: database, version, stores, keys.
  const database = await openDB("drafts", 1, {
    upgrade: (created) => {
      created.createObjectStore("edits", { keyPath: "id" });
      created.createObjectStore("files");
    },
  });
  const saved = record({
    notes: "Half",
    icon: { file: { keptFile: 1_790_000_000_001, name: "icon.png" } },
  });
  await database.put("edits", saved);
  await database.put("files", icon, [saved.id, 1_790_000_000_001]);
  database.close();

  const [first] = await listEdits(7);
  expect(first).toEqual(saved);
  const { edits, lost } = await readEdits(first!);
  expect(lost).toEqual([]);
  const { notes, icon: back } = edits as { notes: string; icon: { file: File } };
  expect(notes).toBe("Half");
  expect(await back.file.text()).toBe("icon");
  // Kept again, the same file is not written again.
  expect(await keepEdits({ ...first!, edits })).toBe(true);
  expect((await stored()).files).toEqual([[saved.id, 1_790_000_000_001]]);
});

test("a file that is no longer selected goes, and the others stay", async () => {
  expect(await keepEdits(record({ icon, shots: [shot] }))).toBe(true);
  const { edits, files } = await stored();
  expect(files).toHaveLength(2);
  expect(JSON.stringify(edits[0]!.edits)).toContain('"name":"icon.png"');
  await keepEdits(record({ icon: null, shots: [shot] }));
  const { files: left } = await stored();
  expect(left).toHaveLength(1);
  expect(files).toContainEqual(left[0]);
  const [first] = await listEdits(7);
  expect((await readEdits(first!)).edits).toMatchObject({
    icon: null,
    shots: [{ name: "shot.png" }],
  });
});

test("dropped edits leave no file behind", async () => {
  await keepEdits(record({ icon }));
  await keepEdits({ ...record({ shot }), id: "1-20" });
  await dropEdits("1-2");
  expect((await stored()).files.map((key) => (key as [string])[0])).toEqual(["1-20"]);
  await dropEdits("1-20");
  expect(await stored()).toEqual({ edits: [], files: [] });
});

test("what the database refuses is kept in this tab's memory, with its files", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await keepEdits(record({ icon }))).toBe(false);
  vi.restoreAllMocks();
  const [first] = await listEdits(7);
  expect((await readEdits(first!)).edits).toEqual({ icon });
  expect(await keepEdits(record({ icon }))).toBe(true);
  expect((await stored()).edits).toHaveLength(1);
});

test("a database that another tab deletes is opened again", async () => {
  await keepEdits(record("Half"));
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase("drafts");
    request.addEventListener("success", resolve);
    request.addEventListener("blocked", reject);
  });
  expect(await listEdits(7)).toEqual([]);
  expect(await keepEdits(record("Half again"))).toBe(true);
  expect(await listEdits(7)).toMatchObject([{ edits: "Half again" }]);
});
