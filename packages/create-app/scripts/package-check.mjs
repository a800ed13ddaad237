// Checks what a newcomer gets: the packed command creates an application that compiles, passes its tests, builds and
// runs in a browser; the guide's examples run there too.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findBrowser } from "../../../scripts/browser.mjs";
import { check, pack, run } from "../../../scripts/package.ts";
import { visitBuilt, visitMockHost } from "./app-visit.mjs";
import { visitPlain, visitReact } from "./examples-visit.mjs";

const packages = fileURLToPath(new URL("../../", import.meta.url));
const work = realpathSync(mkdtempSync(join(tmpdir(), "lanyard-app-")));
// A path with spaces, which scripts tend to mishandle.
const parent = join(work, "with a space");
const app = join(parent, "Il Mio Caffè");
/** The host bridge as installed. */
const packed = join(app, "node_modules/@lanyard/host-bridge");
let bridge;
let browser;

const packDist = (name) => pack(join(packages, name, "dist"), work);

const unpack = async (tarball, folder) => {
  mkdirSync(folder, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"], folder);
};

/** Does what `npm install` would do, without a registry: all packages but the bridge are linked from the repository. */
const installLinked = async () => {
  const { devDependencies } = JSON.parse(readFileSync(join(app, "package.json"), "utf8"));
  await unpack(bridge, packed);
  for (const name of Object.keys(devDependencies)) {
    const place = join(app, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(packages, "../node_modules", name), place, "junction");
  }
};

const command = (...args) =>
  spawnSync(process.execPath, [join(work, "command/main.js"), ...args], {
    cwd: parent,
    encoding: "utf8",
  });

const steps = {
  async "packs with all that it needs"() {
    const { tarball, files } = await packDist("create-app");
    for (const file of ["main.js", "README.md", "LICENSE", "template/_gitignore"])
      assert.ok(files.includes(file), `The tarball lacks ${file}.`);
    assert.deepEqual(
      files.filter((file) => /test\.js|node_modules/.test(file)),
      [],
    );
    await unpack(tarball, join(work, "command"));
    ({ tarball: bridge } = await packDist("host-bridge"));
  },
  "creates an application, and refuses to overwrite it"() {
    mkdirSync(parent);
    const args = ["Il Mio Caffè", "--bridge", bridge, "--no-install"];
    const made = command(...args);
    assert.equal(made.status, 0, made.stderr);
    const manifest = readFileSync(join(app, "package.json"), "utf8");
    assert.equal(JSON.parse(manifest).name, "il-mio-caffe");
    const again = command(...args);
    assert.equal(again.status, 1);
    assert.match(again.stderr, /exists already/);
    assert.equal(readFileSync(join(app, "package.json"), "utf8"), manifest);
  },
  async "compiles in strict mode and performs a first round trip"() {
    await installLinked();
    const output = await run("npm", ["test"], app);
    assert.match(output, /first round trip/);
    assert.match(output, /pass 4/);
  },
  async "runs in its mock host"() {
    const { executablePath, args, env } = await findBrowser();
    browser = await chromium.launch({ executablePath, args, env });
    await visitMockHost(browser, app);
  },
  "runs when built, in an allowed host that writes its messages by hand, and in no other host":
    () => visitBuilt(browser, app),
  "the guide's example in plain JavaScript runs without a build": () =>
    visitPlain(browser, packed, work),
  "the guide's example in React builds and runs": () => visitReact(browser, packed, work),
};

await check("create-app", steps, async () => {
  await browser?.close();
  rmSync(work, { recursive: true, force: true });
});
