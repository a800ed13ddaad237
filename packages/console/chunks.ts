// Decides which modules share a chunk. A first build makes one chunk for each set of entries that use it. Chunks are
// then joined as long as the total cost of all pages falls: bytes that a page does not need, against requests that it
// saves.
import { brotliCompressSync } from "node:zlib";
import { build, type InlineConfig, type Rolldown } from "vite";
import { entryName } from "./src/shared/entry-name.ts";

/**
 * The cost of one more file in bytes: its request and response headers, and its share of a browser's six connections.
 */
const requestCost = 500;
/**
 * How much an entry counts. Pages count fully, because readers open them by their address. Other entries load on a
 * click or in idle time, and a few administrators use the review desk and the office, so these count little.
 */
const weightOf = (entry: string) =>
  /\/src\/pages\/(?!Review|Companies|Users|Requests|Audit|Deliveries|Settings)\w+Page\.tsx$/.test(
    entry,
  )
    ? 1
    : 0.02;

/** Packages change rarely and so stay in browser caches. */
const vendor = { name: "vendor", tags: ["$initial" as const], test: /node_modules/ };

export interface Part {
  readonly name: string;
  readonly bytes: number;
  readonly modules: readonly string[];
  /** The entries that load this part: pages, and what loads on demand. */
  readonly entries: ReadonlySet<string>;
  /** Names of the parts that have to run before this one. */
  readonly imports: ReadonlySet<string>;
  /** Whether it may be joined. Chunks of a single entry, packages and the bundler's helpers stay as they are. */
  readonly joins: boolean;
}

async function firstBuild(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    build: {
      ...config.build,
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              vendor,
              { name: entryName, tags: ["$initial"] },
              { name: "shared", minShareCount: 2, entriesAware: true },
            ],
          },
        },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("the first build has no output");
  return output.output.filter((file) => file.type === "chunk");
}

/** Names of all chunks that a chunk imports, directly or through others, and its own. */
function reached(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, from: string): Set<string> {
  const seen = new Set([from]);
  for (const name of seen) for (const next of chunks.get(name)?.imports ?? []) seen.add(next);
  return seen;
}

function partsOf(output: readonly Rolldown.OutputChunk[]): Part[] {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const readers = new Map(output.map(({ fileName }) => [fileName, new Set<string>()]));
  for (const chunk of output)
    if (chunk.facadeModuleId !== null && (chunk.isDynamicEntry || chunk.isEntry))
      for (const name of reached(chunks, chunk.fileName))
        readers.get(name)?.add(chunk.facadeModuleId);
  return output.map((chunk) => ({
    name: chunk.fileName,
    bytes: brotliCompressSync(chunk.code).byteLength,
    modules: chunk.moduleIds,
    entries: readers.get(chunk.fileName) ?? new Set(),
    imports: new Set(chunk.imports),
    joins: chunk.name === entryName || chunk.name.startsWith("shared"),
  }));
}

const cost = (bytes: number, entries: Iterable<string>) => {
  let weight = 0;
  for (const entry of entries) weight += weightOf(entry);
  return weight * (bytes + requestCost);
};

/**
 * Whether `from` imports `to` through a third part: joined, the two would have to run both before and after that part.
 */
function surrounds(parts: ReadonlyMap<string, Part>, from: string, to: string): boolean {
  const seen = new Set([...(parts.get(from)?.imports ?? [])].filter((name) => name !== to));
  for (const name of seen)
    for (const next of parts.get(name)?.imports ?? []) {
      if (next === to) return true;
      seen.add(next);
    }
  return false;
}

function joined(a: Part, b: Part): Part {
  const imports = new Set([...a.imports, ...b.imports]);
  imports.delete(a.name);
  imports.delete(b.name);
  return {
    name: a.name,
    bytes: a.bytes + b.bytes,
    modules: [...a.modules, ...b.modules],
    entries: new Set([...a.entries, ...b.entries]),
    imports,
    joins: true,
  };
}

/** Two parts, and the total saving if they are joined. */
interface Pair {
  readonly a: Part;
  readonly b: Part;
  readonly saving: number;
}

const pairOf = (a: Part, b: Part): Pair => ({
  a,
  b,
  saving:
    cost(a.bytes, a.entries) +
    cost(b.bytes, b.entries) -
    cost(a.bytes + b.bytes, new Set([...a.entries, ...b.entries])),
});
const isWorthIt = ({ saving }: Pair) => saving > 0;

/** Joins the pair with the greatest saving, again and again, until no pair saves anything. */
export function join(parts: Map<string, Part>): void {
  const joining = () => [...parts.values()].filter(({ joins }) => joins);
  let pairs = joining()
    .flatMap((a, index, all) => all.slice(index + 1).map((b) => pairOf(a, b)))
    .filter(isWorthIt);
  for (;;) {
    const best = pairs
      .toSorted((one, other) => other.saving - one.saving)
      .find(({ a, b }) => !surrounds(parts, a.name, b.name) && !surrounds(parts, b.name, a.name));
    if (!best) return;
    const { a, b } = best;
    const both = joined(parts.get(a.name)!, parts.get(b.name)!);
    parts.delete(b.name);
    for (const [name, part] of parts)
      if (part.imports.has(b.name)) {
        const imports = new Set(part.imports).add(a.name);
        imports.delete(b.name);
        parts.set(name, { ...part, imports });
      }
    parts.set(a.name, both);
    const others = joining().filter(({ name }) => name !== a.name);
    pairs = [
      ...pairs.filter(
        (pair) => ![pair.a.name, pair.b.name].some((name) => name === a.name || name === b.name),
      ),
      ...others.map((other) => pairOf(both, other)).filter(isWorthIt),
    ];
  }
}

/** The `codeSplitting` groups for a build with this configuration. */
export async function sharedFiles(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const output = await firstBuild(config);
  // Found by its modules, because the entry's chunk may have been joined to another and have that one's name.
  const initial = new Set(output.find(({ name }) => name === entryName)?.moduleIds);
  const parts = new Map(partsOf(output).map((part) => [part.name, part]));
  join(parts);
  const files = new Map<string, string>();
  for (const { name, modules, joins } of parts.values()) {
    const file = modules.some((id) => initial.has(id)) ? entryName : `shared~${name}`;
    if (joins) for (const id of modules) files.set(id, file);
  }
  return [vendor, { name: (id) => files.get(id), includeDependenciesRecursively: false }];
}
