// The field for the screenshots, in the order in which the store shows them.
import { useTranslation } from "react-i18next";
import { ScreenshotsField, type ScreenshotItem } from "@lanyard/design-system";
import { imageTypes, submissionFields, submissionLimits } from "@lanyard/contract";
import { toAccept, formatRejection } from "../../../components/form/files.ts";
import { formatSize } from "../../../i18n/file-size.ts";
import { FieldAnchor } from "../fields/FieldAnchor.tsx";
import { useReader } from "../../../i18n/reader.ts";
import { useUndo } from "../../../drafts/useUndo.ts";
import { useBuild, useEntered } from "./build-context.ts";
import type { Shot } from "../fields/build-fields.ts";

const { most } = submissionFields.screenshots;

export function Screenshots() {
  const { t } = useTranslation();
  const reader = useReader();
  const { build, detail, readOnly } = useBuild();
  const shots = useEntered("screenshots");
  const offerUndo = useUndo();
  const limit = formatSize(submissionLimits.imageBytes, reader);
  const toShot = ({ id, file, toBeRemoved = false }: ScreenshotItem): Shot => ({
    savedId: null,
    ...shots.find((shot) => shot.id === id),
    id,
    file: file ?? null,
    removed: toBeRemoved,
  });

  const set = (next: Shot[]) => build.form.setValue("screenshots", next, { shouldDirty: true });
  // Removing a stored screenshot marks it, and the field itself can undo that; a new one leaves the list, so offer an
  // undo.
  const change = (items: ScreenshotItem[]) => {
    set(items.map(toShot));
    const index = shots.findIndex(({ id }) => items.every((item) => item.id !== id));
    const removed = shots[index];
    if (removed)
      offerUndo(t("screenshot.removed", { n: index + 1 }), () =>
        set(build.form.getValues("screenshots").toSpliced(index, 0, removed)),
      );
  };

  return (
    <FieldAnchor field="screenshots">
      <ScreenshotsField
        label={t("build.screenshots")}
        hint={t("build.screenshots_hint", { most, limit })}
        max={most}
        items={shots.map((shot, index) => ({
          id: shot.id,
          alt: t("build.screenshot", { n: index + 1 }),
          toBeRemoved: shot.removed,
          file: shot.file ?? undefined,
          src: detail.screenshots.find((saved) => saved.screenshot_id === shot.savedId)
            ?.screenshot_url,
        }))}
        accept={toAccept(imageTypes)}
        maxBytes={submissionLimits.imageBytes}
        readOnly={readOnly}
        error={build.getError("screenshots")}
        onItemsChange={change}
        onRejected={([first]) =>
          first && build.complain("screenshots", formatRejection("image", first.code, limit))
        }
        labels={{
          add: t("screenshot.add"),
          remove: (n) => t("screenshot.remove", { n }),
          undo: (n) => t("screenshot.undo", { n }),
          moveEarlier: (n) => t("screenshot.earlier", { n }),
          moveLater: (n) => t("screenshot.later", { n }),
          moved: (n, total) => t("screenshot.moved", { n, total }),
          toBeRemoved: t("image.to_be_removed"),
          none: t("screenshot.none"),
        }}
      />
    </FieldAnchor>
  );
}
