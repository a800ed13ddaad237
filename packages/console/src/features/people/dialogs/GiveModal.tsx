// The dialog that grants permissions of an app to all listed people, or takes them away, in one step.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Modal, Notice, RadioGroup } from "@lanyard/design-system";
import type { LicensedApp } from "@lanyard/contract";
import { LeaveModal } from "../../../drafts/LeaveModal.tsx";
import { ModalActions } from "../../../components/form/ModalActions.tsx";
import { useLeaveGuard } from "../../../drafts/useLeaveGuard.ts";

export interface Gift {
  readonly give: readonly number[];
  readonly take: readonly number[];
}
export interface GiveModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly app: LicensedApp;
  /** The people concerned, e.g. "All 320 people". */
  readonly whom: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onGive: (gift: Gift) => void;
}

const choices = ["leave", "give", "take"] as const;

export default function GiveModal({
  open,
  onOpenChange,
  app,
  whom,
  busy,
  error,
  onGive,
}: GiveModalProps) {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const [choiceById, setChoiceById] = useState<Readonly<Record<number, string>>>({});
  const those = (choice: string) =>
    app.permissions.map(({ id }) => id).filter((id) => choiceById[id] === choice);
  const [give, take] = [those("give"), those("take")];
  const isChanged = give.length + take.length > 0;
  const guard = useLeaveGuard(open && isChanged && !busy, () => setChoiceById({}));
  const close = () => guard.ask(() => onOpenChange(false));
  return (
    <Modal
      open={open}
      onOpenChange={close}
      title={ts("access.give_title", { app: app.product_name })}
      description={ts("access.give_whom", { whom })}
      closeLabel={t("close")}
      busy={busy}
      footer={
        <ModalActions
          onCancel={close}
          label={ts("access.give_submit")}
          busyLabel={ts("access.saving")}
          busy={busy}
          waits={!isChanged}
          onAct={() => onGive({ give, take })}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <LeaveModal guard={guard} />
        {error !== undefined && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {app.permissions.map(({ id, label }) => (
          <RadioGroup
            key={id}
            legend={label}
            layout="row"
            value={choiceById[id] ?? "leave"}
            options={choices.map((value) => ({ value, label: ts(`access.give_${value}`) }))}
            onValueChange={(value) => setChoiceById((before) => ({ ...before, [id]: value }))}
          />
        ))}
      </div>
    </Modal>
  );
}
