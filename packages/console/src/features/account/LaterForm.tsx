// A form whose fields are disabled: it shows what it will ask for, and whom to contact meanwhile.
import type { ReactNode } from "react";
import { Trans } from "react-i18next";
import { FormSection, TextField } from "@lanyard/design-system";
import { TextLink } from "../../components/page/TextLink.tsx";
import { accountGrid, wholeLine } from "./account-grid.ts";

interface LaterFormProps {
  readonly title: ReactNode;
  /** Translation key of the text that names the contact. */
  readonly text: "account.billing_text" | "account.payment_text";
  readonly label: string;
  /** Labels of its fields. */
  readonly fields: readonly string[];
  readonly supportEmail: string;
}

export function LaterForm({ title, text, label, fields, supportEmail }: LaterFormProps) {
  return (
    <FormSection
      title={title}
      text={
        <Trans
          i18nKey={text}
          values={{ email: supportEmail }}
          components={{ a: <TextLink href={`mailto:${supportEmail}`} /> }}
        />
      }
    >
      <form aria-label={label} onSubmit={(event) => event.preventDefault()} className={accountGrid}>
        {fields.map((field, index) => (
          <TextField
            key={field}
            label={field}
            disabled
            {...(index === 2 && { className: wholeLine })}
          />
        ))}
      </form>
    </FormSection>
  );
}
