// The field for up to six screenshots, in the order in which the store shows them.
import { useTranslation } from "react-i18next";
import { ScreenshotsField } from "@lanyard/design-system";
import { imageTypes, submissionFields, submissionLimits } from "@lanyard/contract";
import { acceptOf, rejectionText } from "../shared/files.ts";
import { formatSize } from "../shared/file-size.ts";
import { FieldAnchor } from "../shared/FieldAnchor.tsx";
import { useReader } from "../shared/reader.ts";
import { useBuild } from "./build-context.ts";
import type { Shot } from "./build-fields.ts";

let added = 0;
const newShot = (file: File): Shot => {
  added += 1;
  return { id: `new${added}`, savedId: null, file, removed: false };
};

const { most } = submissionFields.screenshots;

export function Screenshots() {
  const { t } = useTranslation();
  const reader = useReader();
  const { build, detail, readOnly } = useBuild();
  const shots = build.fields.screenshots;
  const limit = formatSize(submissionLimits.imageBytes, reader);
  const set = (next: Shot[]) => build.form.setValue("screenshots", next, { shouldDirty: true });
  const mark = (id: string, removed: boolean) =>
    set(
      shots.flatMap((shot) => (shot.id !== id ? [shot] : shot.file ? [] : [{ ...shot, removed }])),
    );
  const move = (id: string, toIndex: number) => {
    const moved = shots.filter((shot) => shot.id === id);
    const others = shots.filter((shot) => shot.id !== id);
    set(others.toSpliced(toIndex, 0, ...moved));
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
        accept={acceptOf(imageTypes)}
        maxBytes={submissionLimits.imageBytes}
        readOnly={readOnly}
        error={build.errorOf("screenshots")}
        onAdd={(files) => set([...shots, ...files.map(newShot)])}
        onRemove={(id) => mark(id, true)}
        onUndo={(id) => mark(id, false)}
        onMove={move}
        onRejected={([first]) =>
          first && build.complain("screenshots", rejectionText(t, "image", first.code, limit))
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
