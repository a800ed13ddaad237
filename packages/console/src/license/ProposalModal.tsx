// The dialog in which a company asks for a proposal: what was typed stays until it is sent.
import { useId, useState, type ChangeEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button, Modal, Notice, TextArea } from "@lanyard/design-system";
import { isBlank, storeLimits, textLength, tidyText } from "@lanyard/contract";
import { ModalActions } from "../shared/ModalActions.tsx";
import { useOnce } from "../shared/useOnce.ts";

export interface ProposalModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What was typed before, should the dialog have been taken away. */
  readonly message: string;
  readonly onType: (message: string) => void;
  /** Where the answer goes. */
  readonly email: string;
  /** Resolves when it is sent; rejects with an error whose message is shown. */
  readonly onSend: (message: string) => Promise<unknown>;
}

export default function ProposalModal(props: ProposalModalProps) {
  const { open, onOpenChange, message: before, onType, email, onSend } = props;
  const { t } = useTranslation("store");
  const { t: common } = useTranslation();
  const form = useId();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, getValues, reset } = useForm({
    defaultValues: { message: before },
    mode: "onTouched",
  });
  const busy = formState.isSubmitting;
  const change = (next: boolean) => {
    if (!next && sent) {
      reset({ message: "" });
      setSent(false);
    }
    onOpenChange(next);
  };
  const submit = useOnce(
    handleSubmit(async ({ message }) => {
      setFailure(undefined);
      try {
        await onSend(tidyText(message));
        setSent(true);
        onType("");
      } catch (error) {
        setFailure((error as Error).message);
      }
    }),
  );
  const most = storeLimits.proposal;
  // Said as it is drawn, in the language of then.
  const errorOf = (type: string | undefined) => {
    if (type === "required") return common("request_text.required");
    const over = textLength(getValues("message")) - most;
    return type && t("proposal.too_long", { most, over });
  };
  return (
    <Modal
      open={open}
      onOpenChange={change}
      title={t(sent ? "proposal.sent" : "proposal.title")}
      description={sent ? t("proposal.sent_text", { email }) : t("proposal.text")}
      closeLabel={common("close")}
      busy={busy}
      footer={
        sent ? (
          <Button intent="primary" onClick={() => change(false)}>
            {common("close")}
          </Button>
        ) : (
          <ModalActions
            onCancel={() => change(false)}
            label={t("proposal.submit")}
            busyLabel={t("proposal.busy")}
            busy={busy}
            form={form}
          />
        )
      }
    >
      {!sent && (
        <form
          id={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          {failure !== undefined && (
            <Notice tone="danger" role="alert" title={t("proposal.failed")}>
              {failure}
            </Notice>
          )}
          <TextArea
            label={t("proposal.message")}
            required="unmarked"
            rows={6}
            counter={textLength}
            maxLength={most}
            error={errorOf(formState.errors.message?.type)}
            {...register("message", {
              onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => onType(target.value),
              validate: {
                required: (typed) => !isBlank(typed),
                tooLong: (typed) => textLength(typed) <= most,
              },
            })}
          />
        </form>
      )}
    </Modal>
  );
}
