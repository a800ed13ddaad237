// The field in which an administrator writes why a build is rejected.
import { useTranslation } from "react-i18next";
import { TextArea } from "@lanyard/design-system";
import { submissionLimits, textLength } from "@lanyard/contract";
import { useErrorText } from "../../../components/form/form-problem.ts";
import type { Reason } from "./useReason.ts";

interface ReasonFieldProps {
  readonly reason: Reason;
  readonly required?: boolean | "unmarked";
  readonly rows?: number;
  readonly hint?: string;
  readonly readOnly?: boolean;
}

export function ReasonField({
  reason,
  required = false,
  rows = 5,
  hint,
  readOnly = false,
}: ReasonFieldProps) {
  const { t } = useTranslation();
  const getErrorText = useErrorText();
  return (
    <TextArea
      label={t("review.reason")}
      required={required}
      readOnly={readOnly}
      rows={rows}
      {...(hint !== undefined && { hint })}
      counter={textLength}
      maxLength={submissionLimits.rejectionReason}
      error={readOnly ? undefined : getErrorText(reason.problem)}
      {...reason.field}
    />
  );
}
