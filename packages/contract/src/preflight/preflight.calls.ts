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
    "Inspects a build as it would be with this form, and stores nothing; with only_sent=1 the files of the form alone. Each finding is a line, sent as it is found: what names and sizes tell comes before anything is unpacked. With archive_from=N the archive of the form is its end alone, from byte N on, where its directory stands: what names and sizes tell is found before the whole has been sent",
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
