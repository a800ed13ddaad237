// Checks what a newcomer gets: the packed command creates an application that compiles, passes its tests, builds and
// runs in a browser; the guide's examples run there too.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, mkdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "../../../scripts/browser.mjs";
import { visitBuilt, visitMockHost } from "./app-visit.mjs";
import { visitPlain, visitReact } from "./examples-visit.mjs";
import { furnish, pack, run, unpack } from "./made-app.mjs";

const work = realpathSync(mkdtempSync(join(tmpdir(), "lanyard-app-")));
// A path with spaces, which scripts tend to mishandle.
const parent = join(work, "with a space");
const app = join(parent, "Il Mio Caffè");
/** The host bridge as installed. */
const packed = join(app, "node_modules/@lanyard/host-bridge");
let bridge;
let browser;

const command = (...args) =>
  spawnSync(process.execPath, [join(work, "command/main.js"), ...args], {
    cwd: parent,
    encoding: "utf8",
  });

const steps = {
  "packs with all that it needs"() {
    const { tarball, files } = pack("create-app", work);
    for (const file of [
      "main.js",
      "README.md",
      "LICENSE",
      "template/_gitignore",
      "template/src/main.ts",
    ])
      assert.ok(files.includes(file), `The tarball lacks ${file}.`);
    assert.deepEqual(
      files.filter((file) => /test\.js|node_modules/.test(file)),
      [],
    );
    unpack(tarball, join(work, "command"));
    bridge = pack("host-bridge", work).tarball;
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
  "compiles in strict mode and performs a first round trip"() {
    furnish(app);
    const said = run("npm", ["test"], app);
    assert.match(said, /first round trip/);
    assert.match(said, /pass 4/);
  },
  "runs in its mock host": () => visitMockHost(browser, app),
  "runs when built, in an allowed host that writes its messages by hand, and in no other host":
    () => visitBuilt(browser, app),
  "the guide's example in plain JavaScript runs without a build": () =>
    visitPlain(browser, packed, work),
  "the guide's example in React builds and runs": () => visitReact(browser, packed, work),
};

try {
  const { executablePath, args, env } = await findBrowser();
  browser = await chromium.launch({ executablePath, args, env });
  for (const [title, act] of Object.entries(steps)) {
    const begin = Date.now();
    await act();
    console.log(`ok - create-app: ${title} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
  }
} catch (error) {
  console.error(`FAILED - create-app\n${error.stdout ?? ""}${error.stderr ?? ""}${error.stack}`);
  process.exitCode = 1;
} finally {
  await browser?.close();
  rmSync(work, { recursive: true, force: true });
}
