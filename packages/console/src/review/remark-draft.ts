// A remark while it is written, and the places of a build that one can be about.
import {
  fieldNames,
  languages,
  tidyText,
  isBlank,
  type BodyOf,
  type ProductDetail,
  type writeRemarks,
} from "@lanyard/contract";

export interface RemarkDraft {
  /** As refusals name it; empty: the whole build. */
  readonly field: string;
  readonly path: string;
  readonly line: string;
  readonly text: string;
}

export const noDraft: RemarkDraft = { field: "", path: "", line: "", text: "" };

export type SentRemark = BodyOf<typeof writeRemarks>["remarks"][number];

/** Whether a place in the archive, or a line, can be named. */
export const takesPath = ({ field }: Pick<RemarkDraft, "field">) => field === "source_code_url";
export const takesLine = ({ field, path }: Pick<RemarkDraft, "field" | "path">) =>
  field === "db_script_url" || (field === "source_code_url" && !isBlank(path));

const isLine = (line: string) => /^[1-9]\d{0,6}$/.test(line);

/** What was typed in a part that the place does not take stays unsent. */
export function sentRemark(draft: RemarkDraft): SentRemark {
  const path = tidyText(draft.path);
  return {
    text: tidyText(draft.text),
    ...(draft.field !== "" && { field: draft.field }),
    ...(takesPath(draft) && path !== "" && { path }),
    ...(takesLine(draft) && isLine(draft.line) && { line: Number(draft.line) }),
  };
}

/** The fields of the editor in its order, each written language by itself. */
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
  { field, path, line }: Pick<SentRemark, "field" | "path"> & { readonly line?: unknown },
  nameOf: (field: string) => string,
): string => {
  const file = [path, line].filter((part) => part !== undefined && part !== "" && part !== null);
  const name = field === undefined || field === "" ? "" : nameOf(field);
  return [name, file.join(":")].filter((part) => part !== "").join(" › ");
};
