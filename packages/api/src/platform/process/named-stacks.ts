// Makes stacks of the bundle name lines of the sources. Node's `--enable-source-maps` keeps every map in memory from
// the start, about 60 MB; here a map is read when a stack first needs it, and dropped a while after its last use.
import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const cacheMs = 60_000;

/** The map of each file; undefined for a file without one. */
const maps = new Map<string, SourceMap | undefined>();
let forgetting: NodeJS.Timeout | undefined;

function readMap(file: string): SourceMap | undefined {
  const map = new URL(`${file.startsWith("file:") ? file : pathToFileURL(file).href}.map`);
  try {
    const payload = JSON.parse(readFileSync(map, "utf8")) as SourceMapPayload;
    const sources = payload.sources.map((source) => fileURLToPath(new URL(source, map)));
    return new SourceMap({ ...payload, sources });
  } catch {
    // A stack without source positions is better than none.
    return undefined;
  }
}

function getMap(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  clearTimeout(forgetting);
  forgetting = setTimeout(() => maps.clear(), cacheMs).unref();
  return maps.get(file);
}

/** `toString` gives the line of a stack, which Node's type does not declare. */
type Site = NodeJS.CallSite & { toString(): string };

function formatLine(site: Site): string {
  const text = site.toString();
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (!file || file.startsWith("node:") || line === null || column === null) return text;
  const origin = getMap(file)?.findOrigin(line, column);
  if (!origin || !("fileName" in origin)) return text;
  const { fileName, lineNumber, columnNumber } = origin;
  return text.replace(`${file}:${line}:${column}`, `${fileName}:${lineNumber}:${columnNumber}`);
}

/** Call once: all later stacks of this process name the sources. */
export function nameStacks(): void {
  Error.prepareStackTrace = (error, sites) =>
    [
      Error.prototype.toString.call(error),
      ...sites.map((site) => `    at ${formatLine(site)}`),
    ].join("\n");
}
