// A form that cannot be filled in yet: what it will ask for, and who settles it meanwhile.
import { Trans } from "react-i18next";
import { Notice, TextField } from "@lanyard/design-system";
import { TextLink } from "../shared/TextLink.tsx";

interface LaterFormProps {
  readonly label: string;
  /** Labels of its fields. */
  readonly fields: readonly string[];
  readonly supportEmail: string;
}

export function LaterForm({ label, fields, supportEmail }: LaterFormProps) {
  return (
    <form
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className="flex max-w-lg flex-col gap-6"
    >
      <Notice tone="info">
        <Trans
          i18nKey="account.by_support"
          values={{ email: supportEmail }}
          components={{ a: <TextLink href={`mailto:${supportEmail}`} /> }}
        />
      </Notice>
      {fields.map((field) => (
        <TextField key={field} label={field} disabled />
      ))}
    </form>
  );
}
