// A release names the repository of the sources, or fails.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { homepageOf, repositoryOf } from "../scripts/repository.mjs";

const script = join(import.meta.dirname, "../scripts/name-repository.mjs");
let clone = "";
const file = () => join(clone, "package.json");
const git = (...args: string[]) => spawnSync("git", args, { cwd: clone });
const nameRepository = (...directory: string[]) =>
  spawnSync(process.execPath, [script, clone, ...directory], { cwd: clone, encoding: "utf8" });

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "lanyard-clone-"));
  git("init", "--quiet");
  writeFileSync(file(), JSON.stringify({ name: "cards", version: "1.2.3", type: "module" }));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

test.each([
  ["https://code.example/team/lanyard.git", "git+https://code.example/team/lanyard.git"],
  ["https://me:token@code.example/team/lanyard", "git+https://code.example/team/lanyard"],
  ["git@code.example:team/lanyard.git", "git+ssh://git@code.example/team/lanyard.git"],
  ["ssh://me@code.example:2222/lanyard.git", "git+ssh://git@code.example:2222/lanyard.git"],
])("%s is the address of its sources", (origin, url) => {
  const repository = repositoryOf(origin, "packages/a");
  expect(repository).toEqual({ type: "git", url, directory: "packages/a" });
  expect(homepageOf(repository!)).toBe(
    origin.startsWith("https:")
      ? "https://code.example/team/lanyard/tree/HEAD/packages/a#readme"
      : undefined,
  );
});

test.each([
  "",
  "/srv/lanyard.git",
  "../lanyard",
  "file:///srv/lanyard.git",
  "http://code.example/a",
])("“%s” is none that others could reach", (origin) =>
  expect(repositoryOf(origin, "packages/a")).toBeUndefined(),
);

test("a release without an address is refused", () => {
  const { status, stderr } = nameRepository();
  expect(status).toBe(1);
  expect(stderr).toContain("Not published");
  git("remote", "add", "origin", "/srv/lanyard.git");
  expect(nameRepository().stderr).toContain("not an https or ssh URL");
  expect(readFileSync(file(), "utf8")).not.toContain("repository");
});

test("what is published names the clone's origin", () => {
  git("remote", "add", "origin", "https://me:token@code.example/team/lanyard.git");
  expect(nameRepository().status).toBe(0);
  expect(JSON.parse(readFileSync(file(), "utf8"))).toEqual({
    name: "cards",
    version: "1.2.3",
    repository: {
      type: "git",
      url: "git+https://code.example/team/lanyard.git",
      directory: "packages/design-system",
    },
    homepage: "https://code.example/team/lanyard/tree/HEAD/packages/design-system#readme",
    type: "module",
  });
  expect(nameRepository("packages/host-bridge").status).toBe(0);
  expect(readFileSync(file(), "utf8")).toContain('"directory": "packages/host-bridge"');
});
