// Asks once before a build with findings goes on sale. A finding that stops it takes a reason, which the server keeps in
// the audit log.
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Findings, Modal, TextArea } from "@lanyard/design-system";
import { isStop, submissionLimits, textLength, tidyText, type Finding } from "@lanyard/contract";
import { useErrorText } from "../../components/form/form-problem.ts";
import { ModalActions } from "../../components/form/ModalActions.tsx";
import { requiredText } from "../../components/form/required-text.ts";
import { countBySeverity, toFindingItems } from "./finding-items.tsx";

export interface DespiteModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The build's name and version. */
  readonly name: string;
  /** The findings that stop the build or warn. */
  readonly findings: readonly Finding[];
  /** The field's label. */
  readonly getLabel: (field: string) => string;
  readonly busy: boolean;
  /** Called with the reason; with an empty one when no finding stops the build. */
  readonly onConfirm: (reason: string) => void;
}

export default function DespiteModal(props: DespiteModalProps) {
  const { open, onOpenChange, name, findings, getLabel, busy, onConfirm } = props;
  const { t } = useTranslation("preflight");
  const { t: main } = useTranslation();
  const getErrorText = useErrorText();
  const id = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: "" } });
  const stops = findings.some(isStop);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t(stops ? "despite.title_stops" : "despite.title_warns", { name })}
      description={t(stops ? "despite.text_stops" : "despite.text_warns")}
      closeLabel={main("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={() => onOpenChange(false)}
          label={t(stops ? "despite.confirm_stops" : "despite.confirm_warns")}
          busyLabel={main("saving")}
          busy={busy}
          form={id}
          intent={stops ? "danger-solid" : "primary"}
        />
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit(({ reason }) => onConfirm(tidyText(reason)))();
        }}
        className="flex flex-col gap-6"
      >
        <Findings
          role="group"
          aria-label={t("found")}
          step="done"
          counts={countBySeverity(t, findings)}
          items={toFindingItems(t, findings, { getLabel })}
        />
        {stops && (
          <TextArea
            label={t("despite.reason")}
            required
            rows={3}
            counter={textLength}
            maxLength={submissionLimits.rejectionReason}
            error={getErrorText(formState.errors.reason)}
            {...register("reason", {
              validate: requiredText({
                required: "override_reason.required",
                most: submissionLimits.rejectionReason,
                tooLong: "reason.too_long",
              }),
            })}
          />
        )}
      </form>
    </Modal>
  );
}
