// The command in a temporary folder: what it writes, what it leaves alone, and its messages when something is wrong.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { create } from "./create.ts";

const template = join(import.meta.dirname, "../template");
let directory: string;
let output: string[];
let npmRuns: string[];
/** The npm run that fails. */
let failing: string | undefined;

beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), "lanyard-create-test-")), "of mine");
  mkdirSync(directory);
  output = [];
  npmRuns = [];
  failing = undefined;
});
afterEach(() => rmSync(join(directory, ".."), { recursive: true, force: true }));

const run = (...args: string[]) =>
  create(args, {
    directory,
    template,
    say: (text) => void output.push(text),
    complain: (text) => void output.push(text),
    npm: ([name = ""], folder) => {
      npmRuns.push(`${name} in ${folder}`);
      return name !== failing;
    },
  });
const inApp = (...path: string[]) => join(directory, "My App", ...path);
const manifest = () =>
  JSON.parse(readFileSync(inApp("package.json"), "utf8")) as {
    name: string;
    dependencies: Record<string, string>;
  };

test("writes the template, hidden files by their names, and calls npm there", () => {
  expect(run("My App")).toBe(0);
  expect(readdirSync(inApp())).toEqual(
    expect.arrayContaining([".env", ".gitignore", "README.md", "host.html", "src"]),
  );
  expect(readdirSync(inApp())).not.toContain("_env");
  expect(manifest().name).toBe("my-app");
  expect(readFileSync(inApp("README.md"), "utf8")).toMatch(/^# my-app\n/);
  expect(npmRuns).toEqual([`install in ${inApp()}`, `test in ${inApp()}`]);
  expect(output.join("\n")).toContain('cd "My App"');
  expect(output.at(-1)).toContain("/host.html");
});

test("a name that is said is that of package and README", () => {
  expect(run("My App", "--name", "front-desk", "--no-install")).toBe(0);
  expect(manifest().name).toBe("front-desk");
  expect(readFileSync(inApp("README.md"), "utf8")).toMatch(/^# front-desk\n/);
  expect(JSON.parse(readFileSync(inApp("public/app.json"), "utf8"))).toMatchObject({
    name: "front-desk",
    version: "0.1.0",
    entry: "index.html",
  });
});

test("a packed bridge goes along with the application", () => {
  writeFileSync(join(directory, "bridge-1.tgz"), "packed");
  expect(run("My App", "--bridge", "bridge-1.tgz", "--no-install")).toBe(0);
  expect(manifest().dependencies["@lanyard/host-bridge"]).toBe("file:vendor/bridge-1.tgz");
  expect(readFileSync(inApp("vendor/bridge-1.tgz"), "utf8")).toBe("packed");
  expect(npmRuns).toEqual([]);
  expect(output.join("\n")).toContain("npm install");
});

test.each([
  ["a folder with something in it", () => (mkdirSync(inApp()), writeFileSync(inApp("a"), "mine"))],
  ["an empty folder", () => mkdirSync(inApp())],
  ["a file", () => writeFileSync(inApp(), "mine")],
  ["a link that leads nowhere", () => symlinkSync("/nowhere/at/all", inApp())],
])("%s of that name stays as it is", (_, make) => {
  make();
  const entries = readdirSync(directory, { recursive: true });
  expect(run("My App")).toBe(1);
  expect(output.join("\n")).toMatch(/exists already. Nothing was changed/);
  expect(readdirSync(directory, { recursive: true })).toEqual(entries);
  expect(npmRuns).toEqual([]);
});

test("what is in the way is said, and nothing is written", () => {
  writeFileSync(join(directory, "file"), "mine");
  for (const [args, words] of [
    [["no/such/My App"], "no/such does not exist"],
    [["file/My App"], "file is not a folder"],
    [["My App", "--bridge", "none.tgz"], "none.tgz"],
    [["My App", "--name", "Big"], '"Big" is not a valid package name'],
    [["日本"], "--name"],
    [["node_modules"], "cannot be called node_modules"],
  ] as const) {
    output = [];
    expect(run(...args), words).toBe(1);
    expect(output.join("\n")).toContain(words);
  }
  expect(readdirSync(directory)).toEqual(["file"]);
});

test("what breaks amid the writing leaves nothing behind", () => {
  mkdirSync(join(directory, "bridge.tgz"));
  expect(run("My App", "--bridge", "bridge.tgz")).toBe(1);
  expect(output.join("\n")).toContain("could not be written");
  expect(existsSync(inApp())).toBe(false);
});

test.each(["install", "test"])("npm %s that fails is told, and how to go on", (name) => {
  failing = name;
  expect(run("My App")).toBe(1);
  expect(output.at(-1)).toContain(`npm ${name}`);
  expect(existsSync(inApp("package.json"))).toBe(true);
});

test("a line that cannot be read says what is wrong, and how it is meant", () => {
  for (const args of [[], [" "], ["a", "b"], ["a", "--colour"], ["a", "--name"]]) {
    output = [];
    expect(run(...args)).toBe(2);
    expect(output.join("\n")).toContain("Usage: npm create @lanyard/app <folder>");
  }
  expect(run("--help")).toBe(0);
  expect(readdirSync(directory)).toEqual([]);
});
