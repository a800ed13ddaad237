// Title and description in each selected language, in tabs if there are several; incomplete tabs are
// marked.
import { useTranslation } from "react-i18next";
import { Tabs, TextArea, TextField } from "@lanyard/design-system";
import { isNeeded, submissionLimits, textLength } from "@lanyard/contract";
import { FieldAnchor } from "../fields/FieldAnchor.tsx";
import { useBuild, useSelectedLanguages } from "./build-context.ts";
import { languageOfField } from "../fields/wire-fields.ts";

export function LanguageTexts() {
  const { t } = useTranslation();
  const { build, readOnly } = useBuild();
  const { getError, missing, setLanguage } = build;
  const { chosen, open } = useSelectedLanguages();
  // A field that the user has not reached yet is not an error.
  const wrong = new Set(
    missing.flatMap(({ field = "" }) =>
      getError(field) ? (languageOfField(field)?.id ?? []) : [],
    ),
  );
  const renderFields = (id: string) => (
    <div className="flex flex-col gap-6" lang={chosen.find((one) => String(one.id) === id)?.code}>
      <FieldAnchor field={`languages[${id}][name]`}>
        <TextField
          label={t("build.name")}
          required={isNeeded("languages") && !readOnly}
          autoComplete="off"
          readOnly={readOnly}
          error={getError(`languages[${id}][name]`)}
          {...build.textOfField(`texts.l${id}.name`)}
        />
      </FieldAnchor>
      <FieldAnchor field={`languages[${id}][description]`}>
        <TextArea
          label={t("build.description")}
          required={isNeeded("languages") && !readOnly}
          rows={6}
          counter={textLength}
          maxLength={submissionLimits.description}
          readOnly={readOnly}
          error={getError(`languages[${id}][description]`)}
          {...build.textOfField(`texts.l${id}.description`)}
        />
      </FieldAnchor>
    </div>
  );
  // With one language there is nothing to choose between.
  if (chosen.length === 1) return renderFields(String(chosen[0]!.id));
  return (
    <Tabs
      label={t("build.texts")}
      tabs={chosen.map(({ id, name }) => ({
        value: String(id),
        label: name,
        invalid: !readOnly && wrong.has(String(id)),
        invalidLabel: t("build.incomplete"),
      }))}
      value={String(open?.id)}
      onValueChange={setLanguage}
    >
      {renderFields}
    </Tabs>
  );
}
