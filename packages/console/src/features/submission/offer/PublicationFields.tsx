// The fields for who can see an app: everybody, or the companies whose e-mail is on the list.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge, EditableList, Switch, type EditableListItem } from "@lanyard/design-system";
import { isEmail, submissionFields } from "@lanyard/contract";
import { ConfirmLater } from "../../../components/late/ConfirmLater.tsx";
import { FieldAnchor } from "../fields/FieldAnchor.tsx";
import { useUndo } from "../../../drafts/useUndo.ts";
import { isLicensed, type Account, type LicensedAccount, type Offer } from "./offer.ts";

const { most: max } = submissionFields.company_token;

export interface PublicationFieldsProps {
  readonly offer: Offer;
  /** Receives only what has changed: the form may hold newer values than the last render showed. */
  readonly onChange: (changed: Partial<Offer>) => void;
  /** Ends the license of a company, which takes it off the list; rejects when it fails. */
  readonly onEndLicense: (account: LicensedAccount) => Promise<unknown>;
  readonly getError: (field: string) => string | undefined;
  readonly readOnly?: boolean;
}

export function PublicationFields({
  offer,
  onChange,
  onEndLicense,
  getError,
  readOnly = false,
}: PublicationFieldsProps) {
  const { t } = useTranslation();
  const { accounts, isPrivate } = offer;
  const offerUndo = useUndo();
  const [toRemove, setToRemove] = useState<LicensedAccount>();
  const [ending, setEnding] = useState(false);

  const wrong = (typed: string): string | undefined => {
    const email = typed.toLowerCase();
    if (!isEmail(email)) return t("account.invalid", { email: typed });
    if (accounts.some((account) => account.email.toLowerCase() === email))
      return t("account.duplicate", { email: typed });
    if (accounts.length >= max) return t("offer.accounts_full", { most: max });
    return undefined;
  };
  const latest = useRef(accounts);
  useEffect(() => {
    latest.current = accounts;
  });
  const restoreAccount = (account: Account, index: number) => {
    const now = latest.current;
    if (now.every(({ email }) => email !== account.email))
      onChange({ accounts: now.toSpliced(index, 0, account) });
  };
  const change = (items: EditableListItem[]) => {
    const index = accounts.findIndex(({ email }) => items.every(({ id }) => id !== email));
    const removed = accounts[index];
    if (removed && isLicensed(removed)) return setToRemove(removed);
    if (removed)
      offerUndo(t("item_removed", { item: removed.email }), () => restoreAccount(removed, index));
    const toAccount = ({ id, text }: EditableListItem) =>
      accounts.find(({ email }) => email === id) ?? { email: text.toLowerCase(), licenseId: null };
    return onChange({ accounts: items.map(toAccount) });
  };
  const end = async (account: LicensedAccount) => {
    if (ending) return;
    setEnding(true);
    try {
      await onEndLicense(account);
      setToRemove(undefined);
    } catch {
      // A toast shows why; the dialog stays open for another try.
    } finally {
      setEnding(false);
    }
  };

  return (
    <>
      <FieldAnchor field="is_private">
        <Switch
          label={t("offer.private")}
          hint={t(isPrivate ? "offer.private_hint" : "offer.public_hint")}
          checked={isPrivate}
          readOnly={readOnly}
          onCheckedChange={(isOn) => onChange({ isPrivate: isOn })}
        />
      </FieldAnchor>
      {(isPrivate || accounts.length > 0) && (
        <FieldAnchor field="company_token">
          <EditableList
            label={t("build.company_token")}
            hint={readOnly ? undefined : t("offer.accounts_hint")}
            items={accounts.map(({ email, licenseId }) => ({
              id: email,
              text: email,
              ...(licenseId !== null && {
                badge: <Badge tone="info">{t("offer.licensed")}</Badge>,
              }),
            }))}
            inputType="email"
            validate={wrong}
            onItemsChange={change}
            emptyText={t("offer.accounts_none")}
            labels={{
              add: t("add"),
              remove: (email) => t("offer.account_remove", { email }),
              added: (email) => t("item_added", { item: email }),
              removed: (email) => t("item_removed", { item: email }),
              placeholder: t("offer.account_placeholder"),
            }}
            error={getError("company_token")}
            readOnly={readOnly}
          />
        </FieldAnchor>
      )}
      <ConfirmLater
        open={toRemove !== undefined}
        onOpenChange={() => setToRemove(undefined)}
        title={t("offer.end_title")}
        confirmLabel={t("offer.end_confirm")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        tone="danger"
        busy={ending}
        busyLabel={t("saving")}
        onConfirm={() => toRemove && void end(toRemove)}
      >
        {t("offer.end_text", { email: toRemove?.email })}
      </ConfirmLater>
    </>
  );
}
