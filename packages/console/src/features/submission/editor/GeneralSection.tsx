// General data: languages and their texts, menu entry, version, permissions.
import { useTranslation } from "react-i18next";
import {
  Checkbox,
  CheckboxGroup,
  EditableList,
  RequiredNote,
  Select,
  TextField,
} from "@lanyard/design-system";
import { isNeeded } from "@lanyard/contract";
import { FieldAnchor } from "../fields/FieldAnchor.tsx";
import { useBuild, useEntered } from "./build-context.ts";
import { LanguageTexts } from "./LanguageTexts.tsx";

export function GeneralSection() {
  const { t } = useTranslation();
  const { build, choices, detail, readOnly } = useBuild();
  const { form, getError } = build;
  const languages = useEntered("languages");
  const menuEntry = useEntered("menu_entry_id");
  const onMobile = useEntered("mobile_available");
  return (
    <>
      {!readOnly && <RequiredNote>{t("required")}</RequiredNote>}
      <FieldAnchor field="languages">
        <CheckboxGroup
          legend={t("build.languages")}
          hint={t("build.languages_hint")}
          layout="row"
          required={isNeeded("languages") && !readOnly}
          options={detail.available_languages.map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
          value={languages}
          error={getError("languages")}
          readOnly={readOnly}
          onValueChange={(selected) =>
            form.setValue("languages", [...selected], { shouldDirty: true })
          }
        />
      </FieldAnchor>
      {languages.length > 0 && <LanguageTexts />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] items-start gap-6">
        <FieldAnchor field="menu_entry_id">
          <Select
            label={t("build.menu_entry_id")}
            hint={t("build.menu_entry_hint")}
            placeholder={t("build.menu_entry_choose")}
            options={choices.menu.map(({ id, label }) => ({ value: String(id), label }))}
            value={menuEntry}
            required={isNeeded("menu_entry_id") && !readOnly}
            readOnly={readOnly}
            error={getError("menu_entry_id")}
            onChange={(event) =>
              form.setValue("menu_entry_id", event.target.value, { shouldDirty: true })
            }
          />
        </FieldAnchor>
        <FieldAnchor field="version">
          <TextField
            label={t("build.version")}
            hint={t("build.version_hint")}
            required={isNeeded("version") && !readOnly}
            autoComplete="off"
            readOnly={readOnly}
            error={getError("version")}
            {...build.textOfField("version")}
          />
        </FieldAnchor>
      </div>
      <FieldAnchor field="mobile_available">
        <Checkbox
          label={t("build.mobile_available")}
          hint={t("build.mobile_hint")}
          checked={onMobile}
          readOnly={readOnly}
          onCheckedChange={(isOn) => form.setValue("mobile_available", isOn, { shouldDirty: true })}
        />
      </FieldAnchor>
      <Permissions />
    </>
  );
}

function Permissions() {
  const { t } = useTranslation();
  const { build, choices, readOnly } = useBuild();
  const { form, getError } = build;
  const selected = useEntered("permissions");
  const set = (permissions: string[]) =>
    form.setValue("permissions", permissions, { shouldDirty: true });
  return (
    <FieldAnchor field="permissions">
      <EditableList
        label={t("build.permissions")}
        hint={t("build.permissions_hint")}
        items={selected.map((id) => ({
          id,
          text: choices.permissions.find((option) => String(option.id) === id)?.label ?? id,
        }))}
        options={choices.permissions.map(({ id, label }) => ({ value: String(id), label }))}
        onItemsChange={(items) => set(items.map(({ id }) => id))}
        emptyText={t("build.permissions_none")}
        labels={{
          add: t("add"),
          remove: (text) => t("remove_item", { item: text }),
          added: (text) => t("item_added", { item: text }),
          removed: (text) => t("item_removed", { item: text }),
          placeholder: t("build.permission_choose"),
        }}
        error={getError("permissions")}
        readOnly={readOnly}
      />
    </FieldAnchor>
  );
}
