// The call that inspects a build without saving or sending it.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { submissionFiles } from "../submission/submission.limits.ts";
import { submissionForm } from "../submission/submission.shapes.ts";
import { flagField, numberField, pathId } from "../wire.shapes.ts";
import { preflightReport } from "./preflight.shapes.ts";

export const runPreflight = call({
  id: "preflight.run",
  method: "POST",
  path: "/api/products/:product_id/submissions/:submission_id/preflight",
  who: "user",
  summary:
    "Inspects a build as this form would save it, without storing anything; with only_sent=1, only the files in the form. Streams each finding on its own line as it is found; findings about file names and sizes come before anything is unpacked. With archive_from=N, the form's archive contains only its end from byte N, with the directory, so that names and sizes can be checked before the whole archive is sent",
  params: z.object({ product_id: pathId, submission_id: pathId }),
  query: z.strictObject({
    only_sent: z.optional(flagField),
    archive_from: z.optional(numberField(/^(?:0|[1-9]\d{0,9})$/)),
  }),
  body: submissionForm,
  files: submissionFiles,
  inspects: true,
  reads: true,
  output: preflightReport,
  refusals: [404],
});
