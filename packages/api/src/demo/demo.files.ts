// The build archive and the SQL script of a demo app: small, but like what a creator would upload.
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import type { DemoApp, DemoBuild } from "./demo.app.ts";

const snake = (motif: string) => motif.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
// The same time for every file, so that the same content always has the same key.
const when = new Date(Date.UTC(2026, 0, 1));

/** File names such as `lost-badge-1.0.0.zip`. */
export function fileNames(
  { motif }: DemoApp,
  { version }: DemoBuild,
): { archive: string; sql: string } {
  const name = snake(motif).replaceAll("_", "-");
  return { archive: `${name}-${version}.zip`, sql: `${name}-${version}.sql` };
}

/** A ZIP with a manifest and a page that shows the app's name in the host's frame. */
export async function drawArchive(app: DemoApp, { version }: DemoBuild): Promise<Buffer> {
  const [[language, name, description] = ["en", "", ""]] = app.texts;
  const manifest = {
    name,
    version,
    entry: "index.html",
    permissions: app.permissions,
    mobile: app.mobile,
  };
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<h1>${name}</h1>
<p>${description.split("\n")[0]}</p>
<script type="module">parent.postMessage(JSON.stringify({ type: "app.startup" }), document.referrer ? new URL(document.referrer).origin : location.origin);</script>
`;
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), "app.json", { mtime: when });
  zip.addBuffer(Buffer.from(page), "index.html", { mtime: when });
  zip.end();
  return buffer(zip.outputStream);
}

/** The tables that the app would create in the host's database. */
export function drawSql(app: DemoApp, { version }: DemoBuild): Buffer {
  const table = snake(app.motif);
  return Buffer.from(`-- ${app.texts[0]?.[1] ?? table} ${version}
create table if not exists ${table} (
  id bigint generated always as identity primary key,
  person_id text not null,
  happened_at timestamptz not null default now(),
  detail jsonb not null default '{}'
);
create index if not exists ${table}_person_idx on ${table} (person_id, happened_at desc);
`);
}
