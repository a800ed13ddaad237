// The requests of one save: pictures that the server refuses are left out, and new screenshots among stored ones take a
// second request.
import type { ProductDetail } from "@lanyard/contract";
import { CallFailure } from "../../../api/send.ts";
import type { BuildRequest, Upload } from "../fields/build-form-data.ts";
import { withoutPictures, type BuildFields } from "../fields/build-fields.ts";
import type { BuildSave } from "../submission.queries.ts";

type Problem = CallFailure["problems"][number];

interface Sending {
  readonly entered: BuildFields;
  readonly review: boolean;
  readonly signal: AbortSignal;
  readonly request: (fields: BuildFields) => BuildRequest;
  readonly onSave: (save: BuildSave) => Promise<ProductDetail>;
  readonly onProgress: (uploads: readonly Upload[], fraction: number) => void;
}

export interface Sent {
  readonly stored: ProductDetail;
  /** Whether the build was also sent for review. */
  readonly isSent: boolean;
  /** Why the stored build was not sent for review. */
  readonly failure: CallFailure | undefined;
  /** Why pictures were left out, by the key of the upload. */
  readonly leftOut: ReadonlyMap<string, Problem>;
}

/** The pictures that the server refuses, if nothing else is wrong, by the key of the upload. */
function refusedPictures({ problems }: CallFailure, uploads: readonly Upload[]) {
  const found = problems.flatMap((problem) => {
    const upload = uploads.find(({ field }) => field === problem.field);
    return upload && problem.key.startsWith("image.") ? [[upload.key, problem] as const] : [];
  });
  return found.length === problems.length ? found : [];
}

/** A refusal of the rest, with what was refused of the pictures before. */
function withLeftOut(error: unknown, leftOut: Sent["leftOut"]): unknown {
  if (!(error instanceof CallFailure) || leftOut.size === 0) return error;
  const problems = [...leftOut.values()];
  return new CallFailure(
    () => [...new Set([...problems.map(({ text }) => text), error.message])].join("\n"),
    error.status,
    [...problems, ...error.problems],
    error.token,
    error.build,
    error.companyToken,
    error.findings,
  );
}

/** The problems of pictures that were left out; screenshots are named by their files. */
export function problemsOf(entered: BuildFields, leftOut: Sent["leftOut"]): Problem[] {
  const names = entered.screenshots
    .flatMap(({ id, file }) => (file && leftOut.has(id) ? [file.name] : []))
    .join(", ");
  return [...leftOut].map(([key, problem]) =>
    key === problem.field ? problem : { ...problem, params: { ...problem.params, names } },
  );
}

/** Rejects if nothing was stored. */
export async function send(sending: Sending): Promise<Sent> {
  const { entered, review, signal, onSave } = sending;
  const leftOut = new Map<string, Problem>();
  let request = sending.request(entered);
  const onProgress = (fraction: number) => sending.onProgress(request.uploads, fraction);
  const without = (refusal: CallFailure) => {
    const refused = refusedPictures(refusal, request.uploads);
    if (refused.length === 0) return undefined;
    for (const [key, problem] of refused) leftOut.set(key, problem);
    request = sending.request(withoutPictures(entered, new Set(leftOut.keys())));
    onProgress(0);
    return request.body;
  };
  onProgress(0);
  const first = { body: request.body, review: review && !request.reorder };
  const stored = await onSave({ ...first, signal, without, onProgress }).catch((error: unknown) => {
    throw withLeftOut(error, leftOut);
  });
  const { reorder } = request;
  const reviews = review && leftOut.size === 0;
  if (!reorder) return { stored, isSent: reviews, failure: undefined, leftOut };
  try {
    const ordered = await onSave({ body: reorder(stored), review: reviews, signal });
    return { stored: ordered, isSent: reviews, failure: undefined, leftOut };
  } catch (error) {
    // The build is saved, but not sent for review.
    const failure = error instanceof CallFailure && error.findings ? error : undefined;
    return { stored, isSent: false, failure, leftOut };
  }
}
