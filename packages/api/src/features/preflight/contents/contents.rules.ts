// The contents of a stored build, for its owner and for administrators: returned unchanged, and never executed.
import {
  contentsLimits as limits,
  urlFields,
  type ArchiveContents,
  type ArchiveText,
  type BuildContents,
  type LanguageCode,
  type SqlContents,
} from "@lanyard/contract";
import type { Context } from "../../../platform/context.ts";
import type { SignedIn } from "../../../platform/identity/caller.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { Content } from "../../submission/submission.content.ts";
import { dryBuild } from "../../submission/submission.dry-run.rules.ts";
import type { Target } from "../../submission/submission.move.rules.ts";
import { throttle } from "../../../platform/throttle/throttle.ts";
import { readInProcess } from "./contents.reading.rules.ts";
import { stagedFiles, type Staged } from "../staged.rules.ts";

export interface ContentsRequest {
  readonly target: Target;
  readonly user: SignedIn;
  readonly language: LanguageCode;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
}

/** Refused: `not_found`, `too_many`. */
async function storedBuild({ db }: Context, { target, user, language }: ContentsRequest) {
  const build = await dryBuild(db, target, user, { form: {}, language });
  await throttle(db, `contents of ${user.id}`, { most: limits.perHour, minutes: 60 });
  return build;
}

/** The file was deleted after the build's row was read, or is lost. */
const missing = { size: 0, truncated: 0, unread: "missing" } as const;
const ended = { size: 0, truncated: 0, unread: "ended" } as const;

async function readArchive(
  staged: Staged,
  { key, name }: Content["source_code_url"],
  { user, signal }: ContentsRequest,
): Promise<ArchiveContents | null> {
  if (key === "") return null;
  const path = await staged.localPath(key);
  if (path === undefined) return { name, files: [], ...missing };
  const tree = await readInProcess({ kind: "tree", path }, { group: user.id, signal });
  return { name, ...(tree === "ended" ? { files: [], ...ended } : tree) };
}

async function readSqlScript(
  staged: Staged,
  { key, name }: Content["db_script_url"],
  onSale: string,
  { user, signal }: ContentsRequest,
): Promise<SqlContents | null> {
  if (key === "") return null;
  const path = await staged.localPath(key);
  if (path === undefined) return { name, statements: [], ...missing };
  const task = { kind: "sql", path, earlier: await staged.localPath(onSale) } as const;
  const requester = { group: user.id, signal };
  let script = await readInProcess({ ...task, parses: true }, requester);
  // The parser did not survive a statement, so only the text of the statements is returned.
  if (script === "ended") script = await readInProcess({ ...task, parses: false }, requester);
  return { name, ...(script === "ended" ? { statements: [], ...ended } : script) };
}

/** Refused: `not_found`, `too_many`. */
export async function contentsOfBuild(
  context: Context,
  request: ContentsRequest,
): Promise<BuildContents> {
  const { content, released } = await storedBuild(context, request);
  const staged = stagedFiles(context.files, request.signal);
  try {
    const onSale = released?.db_script_url.key ?? "";
    return {
      archive: await readArchive(staged, content.source_code_url, request),
      sql: await readSqlScript(staged, content.db_script_url, onSale, request),
      links: urlFields
        .filter((field) => content[field] !== "")
        .map((field) => ({ field, url: content[field] })),
    };
  } finally {
    await staged.drop();
  }
}

/** Refused: `not_found`, `too_many`. */
export async function textOfArchive(
  context: Context,
  request: ContentsRequest,
  { path: file, from }: { readonly path: string; readonly from: number },
): Promise<ArchiveText> {
  const { content } = await storedBuild(context, request);
  const staged = stagedFiles(context.files, request.signal);
  const none = { path: file, size: 0, text: null, encoding: null, line: 1, next: null } as const;
  try {
    const { key } = content.source_code_url;
    if (key === "") throw refuse("not_found", { key: "request.not_found" });
    const path = await staged.localPath(key);
    if (path === undefined) return { ...none, unread: "missing" };
    const { user, signal } = request;
    const part = await readInProcess(
      { kind: "text", path, file, from },
      { group: user.id, signal },
    );
    if (part === "ended") return { ...none, unread: "ended" };
    if (!part) throw refuse("not_found", { key: "request.not_found" });
    return { path: file, ...part };
  } finally {
    await staged.drop();
  }
}
