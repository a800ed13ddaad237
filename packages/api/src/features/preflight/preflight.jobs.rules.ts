// The inspections of a build, each as a job: its archive, its SQL script, its pictures, its texts and its links.
import {
  fileFields,
  imageFields,
  urlFields,
  type FieldByKind,
  type Finding,
  type Option,
} from "@lanyard/contract";
import type { StoredUpload, Uploads } from "../../platform/files/uploads.ts";
import type { BuildContent } from "../submission/check.rules.ts";
import type { Content } from "../submission/submission.content.ts";
import { createFinding } from "./finding.rules.ts";
import type { Inspection } from "./inspector.rules.ts";
import { inspectLink } from "./link.rules.ts";
import type { Permissions } from "./manifest.rules.ts";
import type { PictureField } from "./picture.rules.ts";
import type { Staged } from "./staged.rules.ts";
import { listTexts } from "./written.rules.ts";

export type Job = Promise<readonly Finding[]>;
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

export type Run = (task: Inspection) => Job;

/**
 * A job may fail while nobody waits for it: before all have begun, and after the reader has left. Whoever waits for it
 * still gets the error; the process does not.
 */
export function ignoreRejection(job: Job): Job {
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

/** The end of an archive, from this byte on, for the names and sizes of its files. */
export const endJobs = (run: Run, uploads: Uploads, from: number): Job[] =>
  (uploads["source_code_url"] ?? []).map((file) =>
    run({ kind: "listing", path: toInspected(file).path, field: "source_code_url", from }),
  );

/** The files of a form beside a build's stored ones. */
export interface FormFiles {
  readonly uploads: Uploads;
  /** Inspects only the files in the form. */
  readonly onlyUploads: boolean;
}

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
export async function startJobs(
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
