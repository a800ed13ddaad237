// Visits the guide's examples in a real browser, from the files that the guide shows: plain JavaScript unbuilt, React
// built, and a handwritten host.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { serveFolder } from "../../../scripts/serve-folder.mjs";

const examples = fileURLToPath(
  new URL("../../console/src/features/guide/examples/", import.meta.url),
);
const modules = fileURLToPath(new URL("../../../node_modules/", import.meta.url));
const read = (name) => readFileSync(join(examples, name), "utf8");

/** Replaces a URL in an example by a local one; fails if the example does not contain it. */
const placed = (text, from, to) => {
  assert.ok(text.includes(from), `An example no longer names ${from}.`);
  return text.replaceAll(from, to);
};

/** Visits the guest in `folder` within the handwritten host; `pageIn` writes a file of the guest for the host's URL. */
const inHost = async (browser, folder, pageIn, act) => {
  const [hostPages, guestPages] = [{ "/": "" }, {}];
  const host = await serveFolder(examples, { host: "localhost", pages: hostPages });
  const guest = await serveFolder(folder, { pages: guestPages });
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  try {
    Object.assign(guestPages, pageIn(host.url));
    const written = read("plain-host.html");
    hostPages["/host.html"] = placed(written, "https://app.example", guest.url);
    await page.goto(`${host.url}/host.html`);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button").waitFor();
    await act(page, frame);
    await frame.getByRole("button").click();
    await page.getByText("Hello Ada").waitFor();
    assert.ok(await page.locator("iframe").getAttribute("height"), "The frame has no height.");
    assert.deepEqual(errors, []);
  } finally {
    await page.close();
    await Promise.all([host.close(), guest.close()]);
  }
};

/** Without a build: the page, with the package's own files next to it. */
export const visitPlain = (browser, bridge, work) => {
  const folder = join(work, "plain");
  cpSync(bridge, join(folder, "host-bridge"), { recursive: true });
  const page = read("plain-guest.html");
  const pageIn = (host) => ({ "/": placed(page, "https://host.example", host) });
  return inHost(browser, folder, pageIn, async (host, frame) => {
    await host.getByLabel("Search").fill("ada");
    await frame.getByText("Searched for: ada").waitFor();
  });
};

/** Built by Vite, with the packed bridge and the repository's React. */
export const visitReact = async (browser, bridge, work) => {
  const folder = join(work, "react");
  mkdirSync(join(folder, "node_modules/@lanyard"), { recursive: true });
  symlinkSync(bridge, join(folder, "node_modules/@lanyard/host-bridge"), "junction");
  for (const name of ["react", "react-dom"])
    symlinkSync(join(modules, name), join(folder, "node_modules", name), "junction");
  cpSync(join(examples, "Visitors.tsx"), join(folder, "Visitors.tsx"));
  // A placeholder: the host's origin is only known once it has a port, and the build is the same for any.
  const origin = "https://host-of-the-check.example";
  const entry = placed(read("react-entry.tsx"), "https://host.example", origin);
  writeFileSync(join(folder, "react-entry.tsx"), entry);
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><title>Visitors</title><div id="app"></div><script type="module" src="./react-entry.tsx"></script>',
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    resolve: { dedupe: ["react", "react-dom"] },
    build: { modulePreload: false, rolldownOptions: { output: { entryFileNames: "app.js" } } },
  });
  const script = readFileSync(join(folder, "dist/app.js"), "utf8");
  const pageIn = (host) => ({ "/app.js": placed(script, origin, host) });
  await inHost(browser, join(folder, "dist"), pageIn, async (host, frame) => {
    assert.equal(await frame.getByRole("listitem").count(), 3);
    await host.getByLabel("Search").fill("grace");
    await frame.getByText("Ada Lovelace").waitFor({ state: "detached" });
    assert.deepEqual(await frame.getByRole("listitem").allTextContents(), ["Grace Hopper"]);
  });
};
