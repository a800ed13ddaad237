// Inspects a build in the state that a save would give it, and yields findings as they are found. Stores nothing.
import {
  fallbackLanguage,
  preflightLimits as limits,
  ruleNames,
  type Finding,
  type LanguageCode,
  type SubmissionForm,
} from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import { permissions as allPermissions } from "../lookup/lookup.rules.ts";
import type { Requester } from "../../platform/process/process-pool.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Inspect } from "../submission/check.rules.ts";
import { dryBuild, requireBuild } from "../submission/submission.dry-run.rules.ts";
import type { Target } from "../submission/submission.move.rules.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import { createFinding } from "./finding.rules.ts";
import { inspect as inspectApart } from "./inspection.rules.ts";
import {
  endJobs,
  ignoreRejection,
  startJobs,
  type FormFiles,
  type Job,
  type Run,
} from "./preflight.jobs.rules.ts";
import { stagedFiles, type Staged } from "./staged.rules.ts";

export interface PreflightRequest extends FormFiles {
  readonly target: Target;
  readonly form: SubmissionForm;
  readonly user: SignedIn;
  readonly language: LanguageCode;
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
