// Who can see an app: everybody, or the companies with an e-mail on the list.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge, ConfirmModal, EditableList, Switch } from "@lanyard/design-system";
import { isEmail, submissionFields } from "@lanyard/contract";
import { FieldAnchor } from "../shared/FieldAnchor.tsx";
import { isLicensed, type LicensedAccount, type Offer } from "./offer.ts";

const { most: max } = submissionFields.company_token;

export interface PublicationFieldsProps {
  readonly offer: Offer;
  readonly onChange: (offer: Offer) => void;
  /** Ends the license of a company, which takes it off the list; rejects when it fails. */
  readonly onEndLicense: (account: LicensedAccount) => Promise<unknown>;
  readonly errorOf: (field: string) => string | undefined;
  readonly readOnly?: boolean;
}

export function PublicationFields({
  offer,
  onChange,
  onEndLicense,
  errorOf,
  readOnly = false,
}: PublicationFieldsProps) {
  const { t } = useTranslation();
  const { accounts, isPrivate } = offer;
  const [toRemove, setToRemove] = useState<LicensedAccount>();
  const [ending, setEnding] = useState(false);

  const without = (email: string) =>
    onChange({ ...offer, accounts: accounts.filter((account) => account.email !== email) });
  const add = (typed: string): string | undefined => {
    const email = typed.toLowerCase();
    if (!isEmail(email)) return t("account.invalid", { email: typed });
    if (accounts.some((account) => account.email.toLowerCase() === email))
      return t("account.duplicate", { email: typed });
    if (accounts.length >= max) return t("offer.accounts_full", { most: max });
    onChange({ ...offer, accounts: [...accounts, { email, licenseId: null }] });
    return undefined;
  };
  const remove = (email: string) => {
    const account = accounts.find((entry) => entry.email === email);
    if (account && isLicensed(account)) setToRemove(account);
    else without(email);
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
          onCheckedChange={(on) => onChange({ ...offer, isPrivate: on })}
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
            onAdd={add}
            onRemove={remove}
            emptyText={t("offer.accounts_none")}
            labels={{
              add: t("add"),
              remove: (email) => t("offer.account_remove", { email }),
              added: (email) => t("item_added", { item: email }),
              removed: (email) => t("item_removed", { item: email }),
              placeholder: t("offer.account_placeholder"),
            }}
            error={errorOf("company_token")}
            readOnly={readOnly}
          />
        </FieldAnchor>
      )}
      <ConfirmModal
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
      </ConfirmModal>
    </>
  );
}
