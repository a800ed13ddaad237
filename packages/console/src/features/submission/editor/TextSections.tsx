// The sections that are plain text: release notes and links.
import { useTranslation } from "react-i18next";
import { TextArea, TextField } from "@lanyard/design-system";
import { isNeeded, submissionFields, textLength, urlFields } from "@lanyard/contract";
import { FieldAnchor } from "../fields/FieldAnchor.tsx";
import { useBuild } from "./build-context.ts";

export function NotesSection() {
  const { t } = useTranslation();
  const { build, readOnly } = useBuild();
  return (
    <FieldAnchor field="notes">
      <TextArea
        label={t("build.notes")}
        hint={t("build.notes_hint")}
        required={isNeeded("notes") && !readOnly}
        rows={6}
        counter={textLength}
        maxLength={submissionFields.notes.most}
        readOnly={readOnly}
        error={build.getError("notes")}
        {...build.textOfField("notes")}
      />
    </FieldAnchor>
  );
}

const links = urlFields.filter((field) => submissionFields[field].section === "links");

export function LinksSection() {
  const { t } = useTranslation();
  const { build, readOnly } = useBuild();
  return links.map((field) => (
    <FieldAnchor key={field} field={field}>
      <TextField
        label={t(`build.${field}`)}
        hint={field === "webhook_url" ? t("build.webhook_hint") : undefined}
        type="url"
        inputMode="url"
        placeholder="https://"
        required={isNeeded(field) && !readOnly}
        autoComplete="off"
        readOnly={readOnly}
        error={build.getError(field)}
        {...build.textOfField(field)}
      />
    </FieldAnchor>
  ));
}
