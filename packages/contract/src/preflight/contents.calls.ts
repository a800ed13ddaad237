// The calls by which a build's owner and administrators read the contents of a stored build.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { numberField, pathId } from "../wire.shapes.ts";
import { contentsLimits } from "./contents.limits.ts";
import { archiveText, buildContents } from "./contents.shapes.ts";

const build = {
  method: "GET",
  who: "user",
  params: z.object({ product_id: pathId, submission_id: pathId }),
  refusals: [404],
} as const;
const path = "/api/products/:product_id/submissions/:submission_id/contents";

export const getBuildContents = call({
  ...build,
  id: "preflight.contents",
  path,
  summary:
    "Returns the contents of a stored build: archive files, SQL statements with the objects they affect, and links",
  output: buildContents,
});

export const getArchiveText = call({
  ...build,
  id: "preflight.text",
  path: `${path}/file`,
  summary:
    "Returns part of a text file in a stored build's archive, starting at byte `from`; text is null if the file is binary",
  query: z.strictObject({
    path: z.string().check(z.minLength(1), z.maxLength(contentsLimits.path)),
    from: z.optional(numberField(/^(?:0|[1-9]\d{0,9})$/)),
  }),
  output: archiveText,
});
