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
    "What a stored build holds: the files of its archive, its SQL script statement by statement with what each touches, and its links",
  output: buildContents,
});

export const getArchiveText = call({
  ...build,
  id: "preflight.text",
  path: `${path}/file`,
  summary:
    "A text file of the archive of a stored build, in parts; one that is no text says so. `from` is the byte that the part begins at",
  query: z.strictObject({
    path: z.string().check(z.minLength(1), z.maxLength(contentsLimits.path)),
    from: z.optional(numberField(/^(?:0|[1-9]\d{0,9})$/)),
  }),
  output: archiveText,
});
