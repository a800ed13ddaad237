// Changed pictures, the old and the new side by side or overlaid.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  PictureDiff,
  SegmentedControl,
  pictureDiffLayouts,
  type PictureDiffLayout,
} from "@lanyard/design-system";
import type { Change } from "./build-difference.ts";
import type { PictureChange } from "./picture-changes.ts";
import { useDiffTexts } from "./useDiffTexts.ts";
import { useFieldNames } from "./useSummary.ts";

interface PictureChangesProps {
  readonly changes: readonly Change[];
  readonly version: string;
}

export function PictureChanges({ changes, version }: PictureChangesProps) {
  const { t } = useTranslation("difference");
  const { t: main } = useTranslation();
  const getFieldName = useFieldNames();
  const [layout, setLayout] = useState<PictureDiffLayout>("side-by-side");
  const all = changes.flatMap((change) =>
    change.kind === "pictures"
      ? change.pictures.map((picture) => ({
          picture,
          isShot: change.field === "screenshots",
          name:
            change.field === "screenshots"
              ? main("build.screenshot", { n: (picture.after ?? picture.before)!.place })
              : getFieldName(change.field),
        }))
      : [],
  );
  return (
    <>
      {all.some(({ picture }) => picture.change === "replaced") && (
        <SegmentedControl
          className="self-start"
          label={t("view")}
          size="sm"
          value={layout}
          onValueChange={(value) =>
            setLayout(pictureDiffLayouts.find((one) => one === value) ?? "side-by-side")
          }
          segments={[
            { value: "side-by-side", label: t("view_side") },
            { value: "overlay", label: t("view_over") },
          ]}
        />
      )}
      {all.map(({ picture, name, isShot }) => (
        <Picture
          key={`${name} ${picture.change}`}
          picture={picture}
          name={name}
          small={!isShot && name === getFieldName("icon")}
          layout={layout}
          version={version}
        />
      ))}
    </>
  );
}

interface PictureProps {
  readonly picture: PictureChange;
  readonly name: string;
  readonly small: boolean;
  readonly layout: PictureDiffLayout;
  readonly version: string;
}

function Picture({ picture, name, small, layout, version }: PictureProps) {
  const { t } = useTranslation("difference");
  const texts = useDiffTexts(version);
  const { change, before, after } = picture;
  const label =
    change === "moved" && before
      ? t("picture_moved", { name, place: before.place })
      : change === "replaced" || change === "moved"
        ? name
        : `${name}: ${t(`file_${change}`)}`;
  return (
    <div role="group" aria-label={label} data-change="" className={small ? "max-w-80" : undefined}>
      <p className="pb-2 text-sm text-ink-muted">{label}</p>
      {change === "moved" && after ? (
        <img
          src={after.src}
          alt={name}
          loading="lazy"
          className="w-full max-w-72 rounded-md border border-line"
        />
      ) : (
        <PictureDiff
          layout={layout}
          before={before && { src: before.src, alt: t("picture_before", { name }) }}
          after={after && { src: after.src, alt: t("picture_after", { name }) }}
          texts={{ ...texts, none: t("picture_none"), edge: t("edge") }}
        />
      )}
    </div>
  );
}
