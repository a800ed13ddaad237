// Selected files are taken out of edits, once each, and put back in place.
import { expect, test } from "vitest";
import { restoreFiles, takeFilesOut } from "./stored-files.ts";

const icon = new File(["a"], "icon.png");
const shot = new File(["b"], "shot.png");
const edits = {
  notes: "New.",
  menu: null,
  icon: { file: icon, removed: false },
  screenshots: [
    { id: "1", file: shot },
    { id: "2", file: null },
  ],
};

test("edits are without files, which come back in their places", () => {
  const taken = takeFilesOut(edits);
  expect([...taken.files.values()]).toEqual([icon, shot]);
  expect(JSON.stringify(taken.edits)).toContain('"notes":"New."');
  const back = restoreFiles(taken);
  expect(back).toEqual({ edits, lost: [] });
  expect((back.edits as typeof edits).icon.file).toBe(icon);
});

test("a file has one number, also when it comes back from the store as another object", () => {
  const first = takeFilesOut(edits);
  expect(takeFilesOut(edits).edits).toEqual(first.edits);
  const stored = new Map([...first.files].map(([n, f]) => [n, new File([f], f.name)]));
  const back = restoreFiles({ edits: first.edits, files: stored });
  expect(takeFilesOut(back.edits).edits).toEqual(first.edits);
});

test("of files that the store does not have the names are told", () => {
  const { edits: stored, files } = takeFilesOut(edits);
  const [, second] = files;
  expect(restoreFiles({ edits: stored, files: new Map([second!]) })).toEqual({
    edits: { ...edits, icon: { file: null, removed: false } },
    lost: ["icon.png"],
  });
});
