// A remark while it is being written, and the fields of a build that a remark can be about.
import {
  fieldNames,
  languages,
  tidyText,
  isBlank,
  type RequestBody,
  type ProductDetail,
  type writeRemarks,
} from "@lanyard/contract";

export interface RemarkDraft {
  /** The field's name as in the server's refusals; empty for the whole build. */
  readonly field: string;
  readonly path: string;
  readonly line: string;
  readonly text: string;
}

export const noDraft: RemarkDraft = { field: "", path: "", line: "", text: "" };

export type RemarkInput = RequestBody<typeof writeRemarks>["remarks"][number];

/** Whether a remark on this field can name a file of the archive, or a line. */
export const takesPath = ({ field }: Pick<RemarkDraft, "field">) => field === "source_code_url";
export const takesLine = ({ field, path }: Pick<RemarkDraft, "field" | "path">) =>
  field === "db_script_url" || (field === "source_code_url" && !isBlank(path));

const isLine = (line: string) => /^[1-9]\d{0,6}$/.test(line);

/** Leaves out the path and line that the field does not take. */
export function toRemarkInput(draft: RemarkDraft): RemarkInput {
  const path = tidyText(draft.path);
  return {
    text: tidyText(draft.text),
    ...(draft.field !== "" && { field: draft.field }),
    ...(takesPath(draft) && path !== "" && { path }),
    ...(takesLine(draft) && isLine(draft.line) && { line: Number(draft.line) }),
  };
}

/** The fields of the editor in order, with the name and description of each written language. */
export function fieldsOfBuild({ submission }: Pick<ProductDetail, "submission">): string[] {
  const written = languages.filter(({ code }) =>
    submission.languages.some((text) => text.code === code),
  );
  return fieldNames.flatMap((name) =>
    name === "languages"
      ? [
          name,
          ...written.flatMap(({ id }) => [
            `languages[${id}][name]`,
            `languages[${id}][description]`,
          ]),
        ]
      : [name],
  );
}

/** The field's name with its file and line: `Archive › src/app.js:12`. */
export const placeName = (
  { field, path, line }: Pick<RemarkInput, "field" | "path"> & { readonly line?: unknown },
  getFieldName: (field: string) => string,
): string => {
  const file = [path, line].filter((part) => part !== undefined && part !== "" && part !== null);
  const name = field === undefined || field === "" ? "" : getFieldName(field);
  return [name, file.join(":")].filter((part) => part !== "").join(" › ");
};
