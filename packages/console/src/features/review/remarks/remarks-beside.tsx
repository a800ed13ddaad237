// The remarks shown beside each field of an editor.
import type { ReactNode } from "react";
import type { Remark } from "@lanyard/contract";
import { FieldRemarks } from "./FieldRemarks.tsx";

/** `id` is the id of the text that describes the field. Returns undefined for a field without remarks. */
export type Beside = (field: string, id: string) => ReactNode;

export const createBeside =
  (remarks: readonly Remark[], canAnswer: boolean): Beside =>
  (field, id) => {
    const fieldRemarks = remarks.filter((one) => one.field === field);
    return fieldRemarks.length === 0 ? undefined : (
      <FieldRemarks id={id} remarks={fieldRemarks} canAnswer={canAnswer} />
    );
  };
