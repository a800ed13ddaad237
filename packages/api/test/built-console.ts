// A built console for tests, whose renderer is small enough to read.
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * What tests replace in `renderer`: it writes documents for the pages of one word, those below /dashboard for signed-in
 * readers only; /wall has data.
 */
export const renderer = `
  export const publicPages = ["/"];
  export const unknownPage = "/nowhere";
  export const pageOf = (path) => "/" + path.split("/")[1];
  export const isGuarded = (page) => page === "/dashboard";
  export const hasData = (path) => path.startsWith("/wall");
  export const searchAt = (path, search) => search;
  export const prepare = async ({ path, search }, send) => {
    if (!hasData(path)) return { status: 200, state: {} };
    const url = "/api/one/" + path.split("/")[2] + (search && "?" + search);
    const answer = await send(url);
    return { status: answer.status, state: { [url]: answer } };
  };
  export const write = async ({ path, language, settings, origin }, state) =>
    state && hasData(path)
      ? JSON.stringify([language, state])
      : [state ? "page" : "frame", pageOf(path), language, settings.product_name, origin].join(" of ");
`;

/** Writes a built console with these further files to a new folder, and returns the folder. */
export async function builtConsole(
  source: string,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-console-"));
  const all = {
    "package.json": '{ "type": "module" }',
    "index.html": "<!doctype html>",
    "server/renderer.js": source,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
