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
import { createFinding } from "./finding.rules.ts";
import { inspect as inspectApart } from "./inspection.rules.ts";
import type { Inspection } from "./inspector.rules.ts";
import { inspectLink } from "./link.rules.ts";
import type { Permissions } from "./manifest.rules.ts";
import type { PictureField } from "./picture.rules.ts";
import { stagedFiles, type Staged } from "./staged.rules.ts";
import { listTexts } from "./written.rules.ts";

export interface PreflightRequest {
  readonly target: Target;
  readonly form: SubmissionForm;
  readonly uploads: Uploads;
  readonly user: SignedIn;
  readonly language: LanguageCode;
  /** Inspects only the files in the form. */
  readonly onlyUploads: boolean;
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

const toInspected = ({ path = "", name }: StoredUpload): Inspected => ({
  path,
  name,
  checked: false,
});

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
  jobs.push(Promise.resolve([createFinding("inspection_missing", { field })]));
  return [];
}

type Run = (task: Inspection) => Job;

/**
 * A job may fail while nobody waits for it: before all have begun, and after the reader has left. Whoever waits for it
 * still gets the error; the process does not.
 */
function ignoreRejection(job: Job): Job {
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
    ignoreRejection(
      listing.then(() => run({ kind: "contents", path, field, permissions, checked })),
    ),
  ];
}

const endJobs = (run: Run, uploads: Uploads, from: number): Job[] =>
  (uploads["source_code_url"] ?? []).map((file) =>
    run({ kind: "listing", path: toInspected(file).path, field: "source_code_url", from }),
  );

/** The files of a form beside a build's stored ones. */
type FormFiles = Pick<PreflightRequest, "uploads" | "onlyUploads">;

async function fileJobs(
  run: Run,
  staged: Staged,
  name: FieldByKind<"archive" | "sql">,
  { uploads, onlyUploads }: FormFiles,
  { content, released }: BuildContent,
  permissions: Permissions | undefined,
): Promise<Job[]> {
  const { key, name: storedName } = content[name];
  const jobs: Job[] = [];
  const uploaded = (uploads[name] ?? []).map(toInspected);
  const files =
    uploaded.length > 0 || onlyUploads
      ? uploaded
      : await storedFile(staged, jobs, name, key, storedName);
  if (files.length === 0) return jobs;
  if (name === "source_code_url")
    return files.flatMap((file) => archiveJobs(run, name, file, permissions));
  const earlier = await staged.copy(released?.db_script_url.key ?? "");
  return files.map(({ path }) => run({ kind: "sql", path, field: name, earlier }));
}

async function pictureJobs(
  run: Run,
  staged: Staged,
  { uploads, onlyUploads }: FormFiles,
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
    const uploaded = (uploads[field] ?? []).map(toInspected);
    add(
      field,
      uploaded.length > 0 || onlyUploads
        ? uploaded
        : await storedFile(staged, jobs, field, content[field], ""),
    );
  }
  add("screenshots", (uploads["screenshots"] ?? []).map(toInspected));
  if (!onlyUploads)
    for (const [index, { image }] of content.screenshots.entries())
      add("screenshots", await storedFile(staged, jobs, "screenshots", image, String(index + 1)));
  return jobs;
}

/** Starts every inspection of a build, those with quick results first. */
async function startJobs(
  run: Run,
  staged: Staged,
  build: BuildContent,
  formFiles: FormFiles,
  all: readonly Option[],
): Promise<Job[]> {
  const { content } = build;
  // With `onlyUploads`, the client sends files before the permissions of the form are known.
  const permissions = formFiles.onlyUploads ? undefined : { requested: content.permissions, all };
  const jobs: Job[] = [];
  for (const name of fileFields)
    jobs.push(...(await fileJobs(run, staged, name, formFiles, build, permissions)));
  jobs.push(...(await pictureJobs(run, staged, formFiles, content)));
  if (formFiles.onlyUploads) return jobs;
  jobs.push(run({ kind: "texts", texts: listTexts(content) }));
  for (const field of urlFields)
    if (content[field] !== "") jobs.push(ignoreRejection(inspectLink(field, content[field])));
  return jobs;
}

async function begin(
  { db }: Context,
  request: PreflightRequest,
  run: Run,
  staged: Staged,
): Promise<Job[]> {
  if (request.archiveFrom !== undefined) return endJobs(run, request.uploads, request.archiveFrom);
  const build = await dryBuild(db, request.target, request.user, request);
  return startJobs(run, staged, build, request, await allPermissions(db, request.language));
}

/** The findings of all jobs, those of each job as soon as it ends. */
async function* asTheyEnd(jobs: readonly Job[]): AsyncGenerator<Finding> {
  const waiting = new Map(
    jobs.map((job, index) => [index, job.then((list) => ({ at: index, list }))] as const),
  );
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
  for (const [field, count] of more) yield createFinding("inspection_more", { field }, { count });
}

async function* runJobs(
  { files }: Context,
  requester: Requester,
  start: (run: Run, staged: Staged) => Promise<Job[]>,
): AsyncGenerator<Finding> {
  const staged = stagedFiles(files, requester.signal);
  try {
    const run: Run = (task) => ignoreRejection(inspectApart(task, requester));
    yield* shortened(asTheyEnd(await start(run, staged)));
  } finally {
    await staged.drop();
  }
}

/** Refused: `not_found`. */
export const preflight = (context: Context, request: PreflightRequest): AsyncGenerator<Finding> =>
  runJobs(context, { group: request.user.id, signal: request.signal }, (run, staged) =>
    begin(context, request, run, staged),
  );

/** The findings about a build with stored files, in the order of the rules; permissions are named by their ids. */
export const inspectBuild: Inspect = async (context, build, requester) => {
  const options = await allPermissions(context.db, fallbackLanguage);
  const ids = options.map(({ id }) => ({ id, label: String(id) }));
  const all: Finding[] = [];
  for await (const one of runJobs(context, requester, (run, staged) =>
    startJobs(run, staged, build, { uploads: {}, onlyUploads: false }, ids),
  ))
    all.push(one);
  return all.toSorted((a, b) => ruleNames.indexOf(a.rule) - ruleNames.indexOf(b.rule));
};
