// Icon, banner and screenshots.
import { useTranslation } from "react-i18next";
import { BadgePicture, ImageField } from "@lanyard/design-system";
import {
  imageFields,
  imageTypes,
  isNeeded,
  submissionLimits,
  type FieldByKind,
} from "@lanyard/contract";
import { toAccept, formatRejection } from "../../../components/form/files.ts";
import { formatSize } from "../../../i18n/file-size.ts";
import { FieldAnchor } from "../fields/FieldAnchor.tsx";
import { getHue } from "../../../components/status/hue.ts";
import { useReader } from "../../../i18n/reader.ts";
import { useBuild, useEntered } from "./build-context.ts";
import { fileChange } from "../fields/build-fields.ts";
import { Screenshots } from "./Screenshots.tsx";

const shapes = { icon: "square", banner: "wide" } as const satisfies Record<
  FieldByKind<"image">,
  "square" | "wide"
>;
const accept = toAccept(imageTypes);

export function GraphicsSection() {
  return (
    <>
      {imageFields.map((field) => (
        <Picture key={field} field={field} />
      ))}
      <Screenshots />
    </>
  );
}

function Picture({ field }: { readonly field: FieldByKind<"image"> }) {
  const { t } = useTranslation();
  const reader = useReader();
  const { build, detail, readOnly } = useBuild();
  const { file, removed } = useEntered(field);
  const limit = formatSize(submissionLimits.imageBytes, reader);
  const hue = getHue(Number(useEntered("menu_entry_id")) || null);
  return (
    <FieldAnchor field={field}>
      <ImageField
        label={t(`build.${field}`)}
        hint={t(`build.${field}_hint`, { limit })}
        shape={shapes[field]}
        src={detail.submission[`${field}_url`] || undefined}
        value={file ?? (removed ? "removed" : "saved")}
        fallback={<BadgePicture hue={hue} className="h-4/5 w-auto" />}
        accept={accept}
        maxBytes={submissionLimits.imageBytes}
        required={isNeeded(field) && !readOnly}
        requiredLabel={t("required")}
        readOnly={readOnly}
        error={build.getError(field)}
        onValueChange={(next) =>
          build.form.setValue(
            field,
            fileChange(next instanceof File ? next : null, next === "removed"),
            { shouldDirty: true },
          )
        }
        onRejected={(code) => build.complain(field, formatRejection("image", code, limit))}
        labels={{
          choose: t("image.choose"),
          replace: t("image.replace"),
          remove: t("image.remove"),
          undo: t("image.undo"),
          discard: t("image.discard"),
          toBeRemoved: t("image.to_be_removed"),
          notSaved: t("image.not_saved"),
        }}
      />
    </FieldAnchor>
  );
}
