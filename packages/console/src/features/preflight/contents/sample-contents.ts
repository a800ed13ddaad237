// The contents of a sample build, for stories: an archive, a script that touches objects of others, links, and
// findings.
import {
  getRuleSeverity,
  type ArchiveFile,
  type ArchiveText,
  type BuildContents,
  type FileKind,
  type Finding,
  type PreflightRule,
  type SqlStatement,
} from "@lanyard/contract";

export const sampleFile = (path: string, size = 2_048, type: FileKind = "text"): ArchiveFile => ({
  path,
  size,
  type,
  hash: "",
});

export const sampleArchive = (files: readonly ArchiveFile[]): BuildContents["archive"] => ({
  name: "presenze-2.1.0.zip",
  size: 1_843_200,
  files: [...files],
  truncated: 0,
  unread: null,
});

const files = [
  sampleFile("LICENSE", 1_088),
  sampleFile("app.json", 412),
  sampleFile("assets/fonts/inter.woff2", 100_800, "font"),
  sampleFile("assets/logo.svg", 3_900),
  sampleFile("assets/presenze.png", 482_000, "picture"),
  sampleFile("bin/setup.exe", 910_000, "program"),
  sampleFile("deploy/server.js", 5_200),
  sampleFile("index.html", 840),
  sampleFile("locales/en.json", 5_900),
  sampleFile("locales/it.json", 6_200),
];

const statement = (
  index: number,
  line: number,
  text: string,
  more: Partial<SqlStatement> = {},
): SqlStatement => ({ index, line, text, cut: 0, parsed: "yes", acts: [], ...more });

export const sampleContents = (): BuildContents => ({
  archive: sampleArchive(files),
  sql: {
    name: "install.sql",
    size: 1_330,
    truncated: 0,
    unread: null,
    statements: [
      statement(
        0,
        3,
        "create table if not exists presenze (\n  persona text not null,\n  entrata timestamptz not null\n);",
        { acts: [{ does: "creates", name: "presenze", own: 1 }] },
      ),
      statement(1, 8, "delete from presenze;", {
        acts: [
          { does: "writes", name: "presenze", own: 1 },
          { does: "empties", name: "presenze", own: 1 },
        ],
      }),
      statement(2, 10, "drop table people;", {
        acts: [{ does: "drops", name: "people", own: 0 }],
      }),
      statement(3, 11, "select usename from pg_user;", {
        acts: [{ does: "reads_system", name: "pg_user", own: 0 }],
      }),
      statement(4, 12, "create tabel ore (id int);", { parsed: "broken" }),
    ],
  },
  links: [
    { field: "privacy_policy_url", url: "https://example.com/privacy" },
    { field: "service_terms_url", url: "https://example.com/terms" },
  ],
});

const finding = (rule: PreflightRule, field: string, more: Partial<Finding> = {}): Finding => ({
  rule,
  severity: getRuleSeverity(rule),
  field,
  file: "",
  line: null,
  params: {},
  ...more,
});

export const sampleFindings = (): Finding[] => [
  finding("secret_key", "source_code_url", { file: "deploy/server.js", line: 6 }),
  finding("sql_destroys", "db_script_url", { line: 10, params: { name: "people" } }),
  finding("archive_program", "source_code_url", { file: "bin/setup.exe" }),
  finding("link_failed", "service_terms_url", { params: { status: 404 } }),
];

export const sampleText = (path: string, text: string | null, more: Partial<ArchiveText> = {}) => ({
  path,
  size: text?.length ?? 910_000,
  text,
  encoding: text === null ? null : ("utf-8" as const),
  line: 1,
  next: null,
  unread: text === null ? ("binary" as const) : null,
  ...more,
});

export const sampleCode = `// Sends what was stamped to the payroll.
import { createServer } from "node:http";
import { signed } from "./signature.js";

const port = Number(process.env.PORT ?? 8080);
const key = "-----BEGIN TEST KEY-----";

createServer(async (request, response) => {
  const body = await signed(request, key);
  response.end(JSON.stringify({ stamped: body.people.length, when: new Date().toISOString(), where: request.headers["x-office"] ?? "" }));
}).listen(port);
`;
