// Renders a table with React's server renderer, where a hook or a handler is an error, and checks which modules the
// browser would need. Run with `--conditions react-server`.
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { Writable } from "node:stream";
import { babelParse } from "storybook/internal/babel";

const dist = new URL("../dist/", import.meta.url).href;
const server = import.meta.resolve("react-server-dom-webpack/server.node");

/** The names that a built module exports. */
const exportsOf = (source) =>
  babelParse(source)
    .program.body.filter(({ type }) => type === "ExportNamedDeclaration")
    .flatMap(({ declaration, specifiers }) => [
      ...(declaration?.declarations ?? [declaration]).flatMap((one) => one?.id.name ?? []),
      ...specifiers.map(({ exported }) => exported.name),
    ]);

/** The module of a client component as seen on the server: references that the browser resolves. */
const references = (url, source) => [
  `import { registerClientReference as refer } from ${JSON.stringify(server)};`,
  `const inBrowser = () => { throw new Error("${url} was called on the server."); };`,
  ...exportsOf(source).map(
    (name) =>
      `export const ${name} = refer((...props) => inBrowser(...props), ${JSON.stringify(url)}, "${name}");`,
  ),
];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith(dist)) return loaded;
    const source = new TextDecoder().decode(loaded.source);
    return source.startsWith('"use client"')
      ? { ...loaded, source: references(url, source).join("\n") }
      : loaded;
  },
});

// The development build of React also writes the names of server components.
process.env.NODE_ENV = "production";
const { createElement } = await import("react");
const { default: rsc } = await import(server);
const { DataTable } = await import(new URL("data-table/DataTable.js", dist).href);

const table = createElement(DataTable, {
  caption: "Builds",
  columns: [
    { id: "version", header: "Version", cell: ({ version }) => version, sortable: true },
    { id: "size", header: "Size", cell: ({ size }) => size, align: "end", width: 8 },
  ],
  rows: [{ version: "2.1.0", size: "4.1 MB" }],
  rowKey: ({ version }) => version,
  rowLink: ({ version }) => createElement("a", { href: `/builds/${version}` }),
  empty: null,
  sort: { column: "version", direction: "descending" },
});

let written = "";
const sink = new Writable({
  write(chunk, _, done) {
    written += chunk;
    done();
  },
});
const clients = new Proxy({}, { get: (_, id) => ({ id, name: id.split("#")[1], chunks: [] }) });
const failed = [];
await new Promise((resolve) => {
  sink.on("finish", resolve);
  rsc.renderToPipeableStream(table, clients, { onError: (error) => failed.push(error) }).pipe(sink);
});
if (failed.length > 0) throw failed[0];
for (const text of ["2.1.0", "4.1 MB", "/builds/2.1.0", "columnheader"])
  if (!written.includes(text))
    throw new Error(`The table rendered on the server does not contain “${text}”.`);
const sent = [...new Set([...written.matchAll(/data-table\/(\w+)\.js/g)].map(([, name]) => name))];
if (sent.join() !== "MeasuredTable,TableSort,SortHeading")
  throw new Error(`Unexpected modules sent to the browser: ${sent.join(", ")}.`);
console.log(fileURLToPath(dist), "renders a table on the server");
