// Shows both versions of each conflicting field to choose from.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  Button,
  Modal,
  Notice,
  PictureDiff,
  SegmentedControl,
  TextButton,
  TextDiff,
} from "@lanyard/design-system";
import { useReader } from "../../../i18n/reader.ts";
import { useStatusName } from "../../../components/status/status.ts";
import type { BuildChoices } from "../editor/build-context.ts";
import { sidePictures, sideText } from "./conflict-side.ts";
import { useFieldName } from "../fields/field-name.ts";
import type { Conflict } from "../saving/editor.machine.ts";
import type { Choice } from "./three-way.ts";

export interface ConflictModalProps {
  readonly open: boolean;
  /** Called on close, which leaves the conflict unresolved. */
  readonly onOpenChange: (open: boolean) => void;
  readonly conflict: Conflict;
  readonly choices: Partial<BuildChoices>;
  readonly onChoose: (choices: Readonly<Record<string, Choice>>) => void;
}

/** The sides in the order of the diff: the stored version, then the entered one. */
const sides = ["theirs", "mine"] as const;

export default function ConflictModal({
  open,
  onOpenChange,
  conflict,
  choices,
  onChoose,
}: ConflictModalProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const getFieldName = useFieldName(conflict.theirs.stored);
  const [choiceByField, setChoiceByField] = useState<Readonly<Record<string, Choice>>>({});
  const { conflicts, adopted } = conflict;
  const chooseAll = (side: Choice) =>
    setChoiceByField(Object.fromEntries(conflicts.map((field) => [field, side])));
  return (
    <Modal
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={t("stale.title")}
      description={conflicts.length > 0 ? t("stale.text", { count: conflicts.length }) : undefined}
      closeLabel={t("close")}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t("stale.later")}</Button>
          <Button intent="primary" onClick={() => onChoose(choiceByField)}>
            {t(conflict.again ? "stale.save" : "stale.keep")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-8">
        {conflict.moved && <Moved conflict={conflict} />}
        {conflicts.length > 1 && (
          <p className="-my-3 flex flex-wrap gap-x-6">
            {sides.map((side) => (
              <TextButton key={side} onClick={() => chooseAll(side)}>
                {t(`stale.all_${side}`)}
              </TextButton>
            ))}
          </p>
        )}
        {conflicts.map((field) => (
          <section key={field} aria-label={getFieldName(field)} data-field={field}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
              <h3 className="text-base font-semibold">{getFieldName(field)}</h3>
              <SegmentedControl
                label={getFieldName(field)}
                size="sm"
                value={choiceByField[field] ?? "mine"}
                onValueChange={(side) =>
                  setChoiceByField({ ...choiceByField, [field]: side === "theirs" ? side : "mine" })
                }
                segments={sides.map((side) => ({ value: side, label: t(`stale.${side}`) }))}
              />
            </div>
            <Sides field={field} conflict={conflict} choices={choices} />
          </section>
        ))}
        {adopted.length > 0 && (
          <p className="text-sm text-ink-muted">
            {t("stale.taken", {
              fields: new Intl.ListFormat(reader).format(adopted.map(getFieldName)),
            })}
          </p>
        )}
      </div>
    </Modal>
  );
}

function Moved({ conflict }: { readonly conflict: Conflict }) {
  const { t } = useTranslation();
  const statusName = useStatusName();
  const { status, rejection_reason } = conflict.theirs.stored.submission;
  return (
    <Notice tone={status === "rejected" ? "danger" : "warning"} title={statusName(status)}>
      {status === "rejected" ? (
        <>
          <bdi>{rejection_reason}</bdi>
          {`\n\n${t("build.saves_draft")}`}
        </>
      ) : (
        t("stale.moved")
      )}
    </Notice>
  );
}

interface SidesProps {
  readonly field: string;
  readonly conflict: Conflict;
  readonly choices: Partial<BuildChoices>;
}

function Sides({ field, conflict: { mine, theirs }, choices }: SidesProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const [before, after] = [theirs, mine].map((side) =>
    sideText(field, side, choices, { t, reader }),
  );
  if (before === undefined || after === undefined)
    return (
      <PictureDiff
        className={field === "icon" ? "max-w-64" : undefined}
        before={sidePictures(field, theirs, t("stale.theirs"))}
        after={sidePictures(field, mine, t("stale.mine"))}
        texts={{
          before: t("stale.theirs"),
          after: t("stale.mine"),
          none: t("stale.none"),
          edge: "",
        }}
      />
    );
  return (
    <TextDiff
      layout="side-by-side"
      before={before || t("stale.none")}
      after={after || t("stale.none")}
      texts={{
        before: t("stale.theirs"),
        after: t("stale.mine"),
        removed: t("stale.only_theirs"),
        added: t("stale.only_mine"),
      }}
    />
  );
}
