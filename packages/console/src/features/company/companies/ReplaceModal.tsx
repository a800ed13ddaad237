// The dialog that replaces a company's token; it asks how long the old token keeps working.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Modal, Notice, RadioGroup } from "@lanyard/design-system";
import { graceHours, type Company, type GraceHours } from "@lanyard/contract";
import { ModalActions } from "../../../components/form/ModalActions.tsx";

export interface ReplaceModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly company: Pick<Company, "name" | "active">;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onReplace: (hours: GraceHours) => void;
}

export default function ReplaceModal(props: ReplaceModalProps) {
  const { open, onOpenChange, company, busy, error, onReplace } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const [hours, setHours] = useState<GraceHours>(24);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={to("token.rotate_title", { name: company.name })}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={() => onOpenChange(false)}
          label={to("token.rotate_submit")}
          busyLabel={to("companies.saving")}
          busy={busy}
          onAct={() => onReplace(company.active ? hours : 0)}
        />
      }
    >
      <div className="flex flex-col gap-4">
        {error !== undefined && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {company.active === 0 ? (
          <p>{to("token.reopen_text")}</p>
        ) : (
          <RadioGroup
            legend={to("token.grace")}
            hint={to(hours === 0 ? "token.grace_hint_0" : "token.grace_hint")}
            options={graceHours.map((each) => ({
              value: String(each),
              label: to(`token.grace_${each}`),
            }))}
            value={String(hours)}
            onValueChange={(value) =>
              setHours(graceHours.find((each) => String(each) === value) ?? hours)
            }
          />
        )}
      </div>
    </Modal>
  );
}
