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

export interface SendResult {
  readonly stored: ProductDetail;
  /** Whether the build was also sent for review. */
  readonly isSent: boolean;
  /** Why the stored build was not sent for review. */
  readonly failure: CallFailure | undefined;
  /** Why pictures were left out, by the key of the upload. */
  readonly omitted: ReadonlyMap<string, Problem>;
}

/** The pictures that the server refuses, if nothing else is wrong, by the key of the upload. */
function refusedPictures({ problems }: CallFailure, uploads: readonly Upload[]) {
  const pictures = problems.flatMap((problem) => {
    const upload = uploads.find(({ field }) => field === problem.field);
    return upload && problem.key.startsWith("image.") ? [[upload.key, problem] as const] : [];
  });
  return pictures.length === problems.length ? pictures : [];
}

/** A refusal of the rest, with what was refused of the pictures before. */
function withOmitted(error: unknown, omitted: SendResult["omitted"]): unknown {
  if (!(error instanceof CallFailure) || omitted.size === 0) return error;
  const problems = [...omitted.values()];
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
export function toProblems(entered: BuildFields, omitted: SendResult["omitted"]): Problem[] {
  const names = entered.screenshots
    .flatMap(({ id, file }) => (file && omitted.has(id) ? [file.name] : []))
    .join(", ");
  return [...omitted].map(([key, problem]) =>
    key === problem.field ? problem : { ...problem, params: { ...problem.params, names } },
  );
}

/** Rejects if nothing was stored. */
export async function send(sending: Sending): Promise<SendResult> {
  const { entered, review, signal, onSave } = sending;
  const omitted = new Map<string, Problem>();
  let request = sending.request(entered);
  const onProgress = (fraction: number) => sending.onProgress(request.uploads, fraction);
  const getFallback = (refusal: CallFailure) => {
    const refused = refusedPictures(refusal, request.uploads);
    if (refused.length === 0) return undefined;
    for (const [key, problem] of refused) omitted.set(key, problem);
    request = sending.request(withoutPictures(entered, new Set(omitted.keys())));
    onProgress(0);
    return request.body;
  };
  onProgress(0);
  const first = { body: request.body, review: review && !request.reorder };
  const stored = await onSave({ ...first, signal, getFallback, onProgress }).catch(
    (error: unknown) => {
      throw withOmitted(error, omitted);
    },
  );
  const { reorder } = request;
  const reviews = review && omitted.size === 0;
  if (!reorder) return { stored, isSent: reviews, failure: undefined, omitted };
  try {
    const ordered = await onSave({ body: reorder(stored), review: reviews, signal });
    return { stored: ordered, isSent: reviews, failure: undefined, omitted };
  } catch (error) {
    // The build is saved, but not sent for review.
    const failure = error instanceof CallFailure && error.findings ? error : undefined;
    return { stored, isSent: false, failure, omitted };
  }
}
