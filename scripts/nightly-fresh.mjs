// Part of `npm run nightly`: a clone of the last commit starts, is backed up while it runs, restored, and starts again
// with the same store; meanwhile the other commands of an installation run.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const work = mkdtempSync(join(tmpdir(), "lanyard-fresh-"));
const clone = join(work, "clone");
const port = String(20_000 + Math.floor(Math.random() * 10_000));
const url = `http://localhost:${port}`;

/** As in a terminal: nothing of the npm that started this, nor its packages. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^SERVER_PROGRAM$/i.test(name)),
);
env.PATH = env.PATH.split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(delimiter);
const settings = (data) => ({
  ...env,
  PORT: port,
  PUBLIC_URL: url,
  DEMO: "1",
  DATA_DIR: join(work, data),
});

function run(data, ...args) {
  console.log(`$ ${args.join(" ")}`);
  const [program, ...parameters] = args;
  const { status } = spawnSync(program, parameters, {
    cwd: clone,
    env: settings(data),
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}.`);
}

/** Starts the server on that data, calls `meanwhile`, and stops it; returns what its store shows. */
async function serving(data, meanwhile = () => {}) {
  console.log("$ npm start");
  const server = spawn("npm", ["start"], {
    cwd: clone,
    env: settings(data),
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const ended = once(server, "exit");
  try {
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error("npm start has ended.");
      await pause(500);
    }
    const store = await fetch(`${url}/api/public/products`).then((response) => response.json());
    meanwhile();
    return store.map(({ product_id: id, product_name: name }) => `${id} ${name}`);
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

const file = join(work, "backup.gz");
try {
  spawnSync("git", ["clone", "--quiet", process.cwd(), clone], { stdio: "inherit" });
  const before = await serving("first", () => {
    run("first", "npm", "run", "backup", "--", file, "--verify");
    run("first", "npm", "run", "admin", "--", "night@example.com");
    run("first", "npm", "run", "erase", "--", "nobody@example.com");
  });
  run("second", "npm", "run", "restore", "--", file);
  run("second", "npm", "run", "adopt", "--", "now");
  const after = await serving("second");
  if (before.length === 0 || before.join() !== after.join())
    throw new Error(`The store was ${before.join(", ")}, and is ${after.join(", ")}.`);
  run("second", "npm", "run", "create:app", "--", join(work, "my-app"));
} finally {
  rmSync(work, { recursive: true, force: true });
}
