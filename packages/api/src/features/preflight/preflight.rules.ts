// Inspects a build in the state that a save would give it, and yields findings as they are found. Stores nothing.
import {
  fallbackLanguage,
  fileFields,
  imageFields,
  preflightLimits as limits,
  ruleNames,
  urlFields,
  type FieldByKind,
  type Finding,
  type LanguageCode,
  type Option,
  type SubmissionForm,
} from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { StoredUpload, Uploads } from "../../platform/files/uploads.ts";
import { permissions as allPermissions } from "../lookup/lookup.rules.ts";
import type { Requester } from "../../platform/process/process-pool.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { BuildContent, Inspect } from "../submission/check.rules.ts";
import type { Content } from "../submission/submission.content.ts";
import { dryBuild, requireBuild } from "../submission/submission.dry.rules.ts";
import type { Target } from "../submission/submission.move.rules.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import { found } from "./finding.rules.ts";
import { inspect as inspectApart } from "./inspection.rules.ts";
import type { Inspection } from "./inspector.rules.ts";
import { inspectLink } from "./link.rules.ts";
import type { Permissions } from "./manifest.rules.ts";
import type { PictureField } from "./picture.rules.ts";
import { stagedFiles, type Staged } from "./staged.rules.ts";
import { textsOf } from "./written.rules.ts";

export interface Asked {
  readonly target: Target;
  readonly form: SubmissionForm;
  readonly uploads: Uploads;
  readonly user: SignedIn;
  readonly language: LanguageCode;
  /** Inspects only the files in the form. */
  readonly onlySent: boolean;
  /** The archive in the form is only the archive's end, from this byte on. */
  readonly archiveFrom: number | undefined;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
}

/** Runs before the body is received. Refused: `not_found`, `too_many`. */
export async function admitInspection(
  { db }: Context,
  target: Target,
  user: SignedIn,
  archiveFrom: number | undefined,
): Promise<void> {
  await requireBuild(db, target, user);
  // The end of an archive is sent in addition to the whole, so it has a limit of its own.
  const what = archiveFrom === undefined ? "preflights" : "preflights of ends";
  await throttle(db, `${what} of ${user.id}`, { most: limits.perHour, minutes: 60 });
}

type Job = Promise<readonly Finding[]>;
/** A file to inspect: an upload, or a copy of a stored file, which is `checked` because it was checked as an upload. */
interface Inspected {
  readonly path: string;
  readonly name: string;
  readonly checked: boolean;
}

const sentFile = ({ path = "", name }: StoredUpload): Inspected => ({ path, name, checked: false });

/** A stored file that is lost, or was replaced a moment ago, is a finding: nobody has looked into it. */
async function storedFile(
  staged: Staged,
  jobs: Job[],
  field: string,
  key: string,
  name: string,
): Promise<Inspected[]> {
  if (key === "") return [];
  const path = await staged.copy(key);
  if (path !== undefined) return [{ path, name, checked: true }];
  jobs.push(Promise.resolve([found("inspection_missing", { field })]));
  return [];
}

type Run = (task: Inspection) => Job;

/**
 * A job may fail while nobody waits for it: before all have begun, and after the reader has left. Whoever waits for it
 * still gets the error; the process does not.
 */
function heard(job: Job): Job {
  job.catch(() => undefined);
  return job;
}

/** One after the other, so that they use one process and its memory instead of two. */
function archiveJobs(
  run: Run,
  field: string,
  { path, checked }: Inspected,
  permissions: Permissions | undefined,
): Job[] {
  const listing = run({ kind: "listing", path, field });
  return [
    listing,
    heard(listing.then(() => run({ kind: "contents", path, field, permissions, checked }))),
  ];
}

const endJobs = (run: Run, uploads: Uploads, from: number): Job[] =>
  (uploads["source_code_url"] ?? []).map((file) =>
    run({ kind: "listing", path: sentFile(file).path, field: "source_code_url", from }),
  );

/** The files of a form beside a build's stored ones. */
type Sent = Pick<Asked, "uploads" | "onlySent">;

async function fileJobs(
  run: Run,
  staged: Staged,
  name: FieldByKind<"archive" | "sql">,
  { uploads, onlySent }: Sent,
  { content, released }: BuildContent,
  permissions: Permissions | undefined,
): Promise<Job[]> {
  const { key, name: storedName } = content[name];
  const jobs: Job[] = [];
  const sent = (uploads[name] ?? []).map(sentFile);
  const files =
    sent.length > 0 || onlySent ? sent : await storedFile(staged, jobs, name, key, storedName);
  if (files.length === 0) return jobs;
  if (name === "source_code_url")
    return files.flatMap((file) => archiveJobs(run, name, file, permissions));
  const earlier = await staged.copy(released?.db_script_url.key ?? "");
  return files.map(({ path }) => run({ kind: "sql", path, field: name, earlier }));
}

async function pictureJobs(
  run: Run,
  staged: Staged,
  { uploads, onlySent }: Sent,
  content: Content,
): Promise<Job[]> {
  const jobs: Job[] = [];
  const add = (field: PictureField, files: readonly Inspected[]) =>
    jobs.push(
      ...files.map(({ path, name, checked }) =>
        run({ kind: "picture", path, field, name, checked }),
      ),
    );
  for (const field of imageFields) {
    const sent = (uploads[field] ?? []).map(sentFile);
    add(
      field,
      sent.length > 0 || onlySent
        ? sent
        : await storedFile(staged, jobs, field, content[field], ""),
    );
  }
  add("screenshots", (uploads["screenshots"] ?? []).map(sentFile));
  if (!onlySent)
    for (const [at, { image }] of content.screenshots.entries())
      add("screenshots", await storedFile(staged, jobs, "screenshots", image, String(at + 1)));
  return jobs;
}

/** Starts every inspection of a build, those with quick results first. */
async function jobsOf(
  run: Run,
  staged: Staged,
  build: BuildContent,
  sent: Sent,
  all: readonly Option[],
): Promise<Job[]> {
  const { content } = build;
  // With `onlySent`, the client sends files before the permissions of the form are known.
  const permissions = sent.onlySent ? undefined : { asked: content.permissions, all };
  const jobs: Job[] = [];
  for (const name of fileFields)
    jobs.push(...(await fileJobs(run, staged, name, sent, build, permissions)));
  jobs.push(...(await pictureJobs(run, staged, sent, content)));
  if (sent.onlySent) return jobs;
  jobs.push(run({ kind: "texts", texts: textsOf(content) }));
  for (const field of urlFields)
    if (content[field] !== "") jobs.push(heard(inspectLink(field, content[field])));
  return jobs;
}

async function begin({ db }: Context, asked: Asked, run: Run, staged: Staged): Promise<Job[]> {
  if (asked.archiveFrom !== undefined) return endJobs(run, asked.uploads, asked.archiveFrom);
  const build = await dryBuild(db, asked.target, asked.user, asked);
  return jobsOf(run, staged, build, asked, await allPermissions(db, asked.language));
}

/** The findings of all jobs, those of each job as soon as it ends. */
async function* asTheyEnd(jobs: readonly Job[]): AsyncGenerator<Finding> {
  const waiting = new Map(jobs.map((job, at) => [at, job.then((list) => ({ at, list }))] as const));
  while (waiting.size > 0) {
    const { at, list } = await Promise.race(waiting.values());
    waiting.delete(at);
    yield* list;
  }
}

/** For each rule and field, yields the first findings and at the end how many more there are. */
async function* shortened(all: AsyncIterable<Finding>): AsyncGenerator<Finding> {
  const counts = new Map<string, number>();
  const more = new Map<string, number>();
  for await (const one of all) {
    const key = `${one.rule} ${one.field}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= limits.perRule) yield one;
    else more.set(one.field, (more.get(one.field) ?? 0) + 1);
  }
  for (const [field, count] of more) yield found("inspection_more", { field }, { count });
}

async function* findingsOf(
  { files }: Context,
  requester: Requester,
  start: (run: Run, staged: Staged) => Promise<Job[]>,
): AsyncGenerator<Finding> {
  const staged = stagedFiles(files, requester.signal);
  try {
    const run: Run = (task) => heard(inspectApart(task, requester));
    yield* shortened(asTheyEnd(await start(run, staged)));
  } finally {
    await staged.drop();
  }
}

/** Refused: `not_found`. */
export const preflight = (context: Context, asked: Asked): AsyncGenerator<Finding> =>
  findingsOf(context, { group: asked.user.id, signal: asked.signal }, (run, staged) =>
    begin(context, asked, run, staged),
  );

/** The findings about a build with stored files, in the order of the rules; permissions are named by their ids. */
export const inspectBuild: Inspect = async (context, build, requester) => {
  const known = await allPermissions(context.db, fallbackLanguage);
  const ids = known.map(({ id }) => ({ id, label: String(id) }));
  const all: Finding[] = [];
  for await (const one of findingsOf(context, requester, (run, staged) =>
    jobsOf(run, staged, build, { uploads: {}, onlySent: false }, ids),
  ))
    all.push(one);
  return all.toSorted((a, b) => ruleNames.indexOf(a.rule) - ruleNames.indexOf(b.rule));
};
