// The account page: personal data, password, and data that only support can change.
import { useQuery } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { FormSection, PageTitle, Switch, useToast } from "@lanyard/design-system";
import { LaterForm } from "../features/account/LaterForm.tsx";
import { PasswordForm } from "../features/account/PasswordForm.tsx";
import { PersonalDataForm } from "../features/account/PersonalDataForm.tsx";
import { useReviewMails, useUpdateAccount } from "../features/account/account.queries.ts";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { useUser } from "../auth/session.tsx";
import { usePageTitle } from "../components/page/page-title.ts";
import { LeaveWhile } from "../drafts/LeaveWhile.tsx";
import { PageBody } from "../components/page/PageBody.tsx";
import { useSaveKey } from "../components/keys/useSaveKey.ts";

const later = [
  ["account.billing", ["account.company", "account.vat", "account.address"]],
  ["account.payment", ["account.holder", "account.iban"]],
] as const;

/** Submits the focused form or, if none has the focus, the first one. */
function submitForm() {
  const form = document.activeElement?.closest("form") ?? document.querySelector("main form");
  form?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}

export default function AccountPage() {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const { show } = useToast();
  const { mutateAsync } = useUpdateAccount(user.id);
  const mails = useReviewMails(user.id);
  const { data: settings } = useQuery(settingsQuery());
  usePageTitle(t("account.title"));

  const save = async (changes: FormData, messageKey: ParseKeys, email = user.email) => {
    await mutateAsync(changes);
    show(() => ({ tone: "success", lines: [i18n.t(messageKey, { email })] }));
  };
  const saveData = async (changes: FormData) => {
    const email = changes.get("email");
    if (typeof email === "string") await save(changes, "account.email_sent", email);
    else await save(changes, "account.saved");
  };
  const keepEmail = () => {
    const changes = new FormData();
    changes.append("email", user.email);
    return save(changes, "account.email_kept");
  };
  useSaveKey(submitForm);

  const sectionTitle = (
    key: (typeof later)[number][0] | "account.personal" | "account.password" | "account.mails",
  ) => <span className="text-lg tracking-tight">{t(key)}</span>;

  return (
    <PageBody className="py-8">
      <PageTitle title={t("account.title")} subtitle={user.email} className="pb-4" />
      <FormSection title={sectionTitle("account.personal")} text={t("account.personal_text")}>
        <PersonalDataForm user={user} onSave={saveData} onKeepEmail={keepEmail} />
      </FormSection>
      <FormSection title={sectionTitle("account.password")} text={t("account.password_text")}>
        <PasswordForm
          submitText={t("account.password_submit")}
          asksCurrent
          leave={LeaveWhile}
          onSubmit={(password) => {
            const changes = new FormData();
            for (const [field, value] of Object.entries(password)) changes.append(field, value);
            return save(changes, "account.password_changed");
          }}
        />
      </FormSection>
      {user.role === "admin" && (
        <FormSection title={sectionTitle("account.mails")} text={t("account.mails_text")}>
          <Switch
            label={t("account.review_mails")}
            hint={t("account.review_mails_hint")}
            checked={mails.isPending ? mails.variables : user.review_mails === 1}
            onCheckedChange={(isOn) => mails.mutate(isOn)}
          />
        </FormSection>
      )}
      {later.map(([title, fields]) => (
        <LaterForm
          key={title}
          title={sectionTitle(title)}
          text={`${title}_text`}
          label={t(title)}
          fields={fields.map((field) => t(field))}
          supportEmail={settings?.support_email ?? ""}
        />
      ))}
    </PageBody>
  );
}
