// A release must include every change, and the changelog every version that the manifest names.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unwrittenVersions } from "../scripts/changelog.mjs";

const script = join(import.meta.dirname, "../scripts/all-released.mjs");

test("a change without a version holds a release up, and is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-changes-"));
  const release = () => spawnSync(process.execPath, [script, folder], { encoding: "utf8" });
  try {
    writeFileSync(join(folder, "config.json"), "{}");
    expect(release().status).toBe(0);
    writeFileSync(join(folder, "menu-closes.md"), "");
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining("menu-closes") });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a component is there since a version that the changelog tells of, or that is to come", () => {
  const manifest = {
    version: "0.1.0",
    components: [{ since: "0.2.0" }, { since: "0.1.0" }, { since: undefined }],
  };
  expect(unwrittenVersions(manifest, "# x\n\n## 0.1.0\n", [])).toEqual(["0.2.0"]);
  expect(unwrittenVersions(manifest, "# x\n\n## 0.1.0\n", ["menu.md"])).toEqual([]);
  expect(unwrittenVersions(manifest, "# x\n\n## 0.2.0\n\n## 0.1.0\n", [])).toEqual([]);
  expect(unwrittenVersions(manifest, "# x\n\n## 0.2.0\n", ["menu.md"])).toEqual(["0.1.0"]);
});
