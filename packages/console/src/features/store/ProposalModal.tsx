// The dialog in which a company asks for a proposal; its input is kept until it is sent or discarded.
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button, Modal, Notice, TextArea } from "@lanyard/design-system";
import { isBlank, storeLimits, textLength, tidyText } from "@lanyard/contract";
import { StoredFormMessages } from "../../drafts/StoredFormMessages.tsx";
import { ModalActions } from "../../components/form/ModalActions.tsx";
import { useStoredForm } from "../../drafts/useStoredForm.ts";
import { useOnce } from "../../components/form/useOnce.ts";

export interface ProposalModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The owner and the product under which unsent input is kept. */
  readonly owner: string;
  readonly productId: number;
  /** The address to which the answer goes. */
  readonly email: string;
  /** Resolves when the request is sent; rejects with an error whose message is shown. */
  readonly onSend: (message: string) => Promise<unknown>;
}

export default function ProposalModal(props: ProposalModalProps) {
  const { open, onOpenChange, owner, productId, email, onSend } = props;
  const { t } = useTranslation("store");
  const { t: common } = useTranslation();
  const form = useId();
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const typed = useForm({ defaultValues: { message: "" }, mode: "onTouched" });
  const { register, handleSubmit, formState, getValues, reset } = typed;
  const busy = formState.isSubmitting;
  const name = `proposal ${productId}`;
  const storedForm = useStoredForm({ form: typed, owner, name, open, busy });
  const close = () =>
    storedForm.guard.ask(() => {
      setIsSent(false);
      onOpenChange(false);
    });
  const submit = useOnce(
    handleSubmit(async ({ message }) => {
      setFailure(undefined);
      try {
        await onSend(tidyText(message));
        reset();
        storedForm.sent();
        setIsSent(true);
      } catch (error) {
        setFailure((error as Error).message);
      }
    }),
  );
  const most = storeLimits.proposal;
  // Translated at render time, in the current language.
  const getErrorText = (type: string | undefined) => {
    if (type === "required") return common("request_text.required");
    const excess = textLength(getValues("message")) - most;
    return type && t("proposal.too_long", { most, over: excess });
  };
  return (
    <Modal
      open={open}
      onOpenChange={close}
      title={t(isSent ? "proposal.sent" : "proposal.title")}
      description={isSent ? t("proposal.sent_text", { email }) : t("proposal.text")}
      closeLabel={common("close")}
      busy={busy}
      footer={
        isSent ? (
          <Button intent="primary" onClick={close}>
            {common("close")}
          </Button>
        ) : (
          <ModalActions
            onCancel={close}
            label={t("proposal.submit")}
            busyLabel={t("proposal.busy")}
            busy={busy}
            form={form}
          />
        )
      }
    >
      {!isSent && (
        <form
          id={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          <StoredFormMessages form={storedForm} />
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
            error={getErrorText(formState.errors.message?.type)}
            {...register("message", {
              validate: {
                required: (text) => !isBlank(text),
                tooLong: (text) => textLength(text) <= most,
              },
            })}
          />
        </form>
      )}
    </Modal>
  );
}
