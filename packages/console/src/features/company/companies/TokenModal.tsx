// Shows a company's new token, this one time only; closing it before copying needs a confirmation.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, CopyButton, Modal, Notice } from "@lanyard/design-system";

export interface TokenModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly name: string;
  readonly token: string;
}

export default function TokenModal({ open, onOpenChange, name, token }: TokenModalProps) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const [copied, setCopied] = useState(false);
  const [warned, setWarned] = useState(false);
  const end = () => {
    setCopied(false);
    setWarned(false);
    onOpenChange(false);
  };
  return (
    <Modal
      open={open}
      onOpenChange={() => (copied || warned ? end() : setWarned(true))}
      title={to("token.title", { name })}
      closeLabel={t("close")}
      footer={
        <Button intent="primary" onClick={end}>
          {to("token.done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice
          tone={warned ? "danger" : "warning"}
          title={to("token.once")}
          role={warned ? "alert" : undefined}
        >
          {to(warned ? "token.leave" : "token.once_text")}
        </Notice>
        <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface-sunken p-3">
          <code
            aria-label={to("token.label")}
            className="min-w-0 grow basis-60 font-mono text-sm wrap-anywhere select-all"
          >
            {token}
          </code>
          <CopyButton
            text={token}
            intent="secondary"
            texts={{
              copy: to("token.copy"),
              copied: to("token.copied"),
              failed: to("token.copy_failed"),
            }}
            onClick={() => setCopied(true)}
          />
        </div>
      </div>
    </Modal>
  );
}
