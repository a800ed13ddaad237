// The README's "Add a route", taken literally: its code blocks are written into a copy of the console, which is built,
// and the server renders the page with its data and preloads its script.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const address = "/dashboard/permissions";
const page = "PermissionsPage";
const labels = ["Reads badges", "Prints badges"];
const options = JSON.stringify(labels.map((label, id) => ({ id, label })));
const title = "What an app may ask for";

/** The recipe's steps: the file, the line after which its text belongs if the file exists, and the text. */
async function readRecipe() {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const [, recipe = ""] = /\*\*Add a route\.\*\*([^]*?)\n\*\*/.exec(readme) ?? [];
  const parts = recipe.split(/^```\w*\n([^]*?)^```$/m);
  return parts.flatMap((text, at) => {
    if (at % 2 === 0) return [];
    const [, path, after] =
      /.*`(packages\/[^`]+)`(?:, after `([^`]+)`)?/s.exec(parts[at - 1]) ?? [];
    if (!path?.endsWith("/")) return [{ path, after, text }];
    return text
      .trim()
      .split("\n")
      .map((line) => {
        const [, file, entry] = /^(\S+) +(.*)$/.exec(line) ?? [];
        return { path: path + file, after: "{", text: entry };
      });
  });
}

async function follow(folder, { path, after, text }) {
  const file = join(folder, path);
  if (after === undefined) return writeFile(file, text, { flag: "wx" });
  const source = await readFile(file, "utf8");
  const lines = source.split("\n");
  const at = lines.findIndex((line) => line.trim() === after);
  if (at === -1) throw new Error(`${path} has no line ${after}`);
  return writeFile(file, lines.toSpliced(at + 1, 0, text).join("\n"));
}

/** A copy of the console among links to everything that it needs. */
async function copyConsole() {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-route-"));
  await mkdir(join(folder, "packages"));
  const others = (await readdir(join(root, "packages"))).filter((name) => name !== "console");
  const linked = ["node_modules", "tsconfig.json", ...others.map((name) => `packages/${name}`)];
  for (const path of linked) await symlink(join(root, path), join(folder, path));
  const left = ["dist", "e2e", "bench", "node_modules"].map((name) =>
    join(root, "packages/console", name),
  );
  await cp(join(root, "packages/console"), join(folder, "packages/console"), {
    recursive: true,
    filter: (path) => !left.includes(path),
  });
  return folder;
}

/** Runs one step of the console's build: a script of Node. */
async function run(folder, ...args) {
  const program = spawn(process.execPath, ["--conditions=source", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 400_000,
    // Vitest sets another one.
    env: { ...process.env, NODE_ENV: "production" },
  });
  let output = "";
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (text) => (output += text));
  const [code] = await once(program, "close");
  if (code !== 0) throw new Error(`${args.join(" ")}: ${output}`);
}

const user = {
  id: 7,
  session_id: "a session",
  username: "marta",
  email: "marta@example.com",
  pending_email: "",
  review_mails: 1,
  support_email: "",
  role: "creator",
  avatar: "",
};
const settings = {
  product_name: "Lanyard",
  support_email: "support@example.com",
  docs_url: "/docs",
  terms_url: "/terms",
  privacy_url: "/privacy",
  host_origins: [],
  demo: false,
};
let folder;
let dist;
let html;

beforeAll(async () => {
  const recipe = await readRecipe();
  folder = await copyConsole();
  for (const step of recipe) await follow(folder, step);
  const console = join(folder, "packages/console");
  dist = join(console, "dist");
  const build = [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"];
  await run(console, ...build);
  await run(console, ...build, "--ssr", "src/server/renderer.ts");
  // Its failure for another page is the build's.
  const outgrown = await run(console, "scripts/budget.mjs").catch(({ message }) => message);
  expect(String(outgrown)).not.toContain(`${page} loads`);
  const { prepare, write } = await import(pathToFileURL(join(dist, "server/renderer.js")).href);
  const request = {
    path: address,
    search: "",
    language: "en",
    settings,
    origin: "http://localhost",
    session: { user, hints: { timeZone: "Europe/Rome", isWide: true } },
  };
  const { status, state } = await prepare(request, async () => ({
    status: 200,
    text: options,
    link: null,
    corrected: null,
  }));
  expect(status).toBe(200);
  html = await write(request, state);
}, 900_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the recipe is three files and the locales", async () => {
  const paths = (await readRecipe()).map(({ path }) =>
    path.replace(/^packages\/console\/src\//, ""),
  );
  expect(paths).toEqual([
    "app/paths.ts",
    "app/routes.tsx",
    `pages/${page}.tsx`,
    ...["it", "en", "es", "fr"].map((language) => `i18n/locales/${language}/translation.json`),
  ]);
});

test("the server renders the page with its texts and data, and preloads its own script", async () => {
  const [, content = ""] = /<div id="root">([^]*)<\/div>/.exec(html) ?? [];
  expect(content).toContain(title);
  for (const label of labels) expect(content).toContain(`<li>${label}</li>`);
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8"));
  const { file } = manifest[`src/pages/${page}.tsx`];
  const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
  expect(preloaded.map(([, href]) => href)).toContain(`/${file}`);
});
