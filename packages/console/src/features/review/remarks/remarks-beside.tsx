// The remarks shown beside each field of an editor.
import type { ReactNode } from "react";
import type { Remark } from "@lanyard/contract";
import { FieldRemarks } from "./FieldRemarks.tsx";

/** `id` is the id of the text that describes the field. Returns undefined for a field without remarks. */
export type Beside = (field: string, id: string) => ReactNode;

export const besideOf =
  (remarks: readonly Remark[], canAnswer: boolean): Beside =>
  (field, id) => {
    const own = remarks.filter((one) => one.field === field);
    return own.length === 0 ? undefined : (
      <FieldRemarks id={id} remarks={own} canAnswer={canAnswer} />
    );
  };
