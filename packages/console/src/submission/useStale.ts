// A form of a build that has changed since it was filled: untouched it is filled anew; else what was entered is brought
// together with the change, and where both changed the same field, somebody chooses.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { ProductDetail, Status } from "@lanyard/contract";
import { useReader } from "../shared/reader.ts";
import type { CallFailure } from "../shared/send.ts";
import { fieldsOf, type BuildFields } from "./build-fields.ts";
import { useFieldName } from "./field-name.ts";
import { merge, type Choice, type Meeting, type Merged } from "./three-way.ts";

interface StaleForm {
  /** The build as it was read last. */
  readonly detail: ProductDetail;
  readonly isDirty: boolean;
  /** Whether the form can save a build of this status. */
  readonly saves: (status: Status) => boolean;
  /** The state of the build that the form is based on. */
  readonly base: () => ProductDetail;
  readonly entered: () => BuildFields;
  readonly fill: (detail: ProductDetail) => void;
  /** Enters fields on top of what is stored now. */
  readonly enter: (fields: BuildFields, stored: ProductDetail) => void;
}

export interface Conflict extends Meeting, Merged {
  /** Whether the build is in another status than the form knew. */
  readonly moved: boolean;
  /** Repeats what was refused; undefined when nothing was. */
  readonly again: (() => void) | undefined;
}

export function useStale({ detail, isDirty, saves, base, entered, fill, enter }: StaleForm) {
  const { t } = useTranslation();
  const reader = useReader();
  const { show } = useToast();
  const nameOf = useFieldName(detail);
  const [conflict, setConflict] = useState<Conflict>();
  const { status, submission_updadet_at: changed } = detail.submission;

  const told = useRef(false);
  useEffect(() => {
    if (changed <= base().submission.submission_updadet_at) return;
    if (isDirty && saves(status)) return;
    fill(detail);
    if (isDirty && !told.current) show({ tone: "danger", lines: [t("kept.waits")] });
    told.current = false;
  });

  /** Brings what was entered together with the build as it is now; false when somebody has to choose, which `asks`. */
  const meet = (present: ProductDetail, again?: () => void, asks = true): boolean => {
    const stored = base();
    const meeting: Meeting = {
      base: { stored, fields: fieldsOf(stored, reader) },
      mine: { stored, fields: entered() },
      theirs: { stored: present, fields: fieldsOf(present, reader) },
    };
    const merged = merge(meeting);
    const moved = present.submission.status !== stored.submission.status;
    if (moved || merged.conflicts.length > 0) {
      if (asks) setConflict({ ...meeting, ...merged, moved, again });
      return false;
    }
    enter(merged.choose({}), present);
    const fields = new Intl.ListFormat(reader).format(merged.taken.map(nameOf));
    if (merged.taken.length > 0) show({ tone: "info", lines: [t("stale.merged", { fields })] });
    again?.();
    return true;
  };

  return {
    conflict,
    meet,
    /** Decides nothing: the next save is refused again. */
    later: () => setConflict(undefined),
    /** A save that nobody asked for was refused: false when somebody has to choose. */
    met: ({ build }: CallFailure): boolean =>
      build !== undefined && saves(build.submission.status) && meet(build, undefined, false),
    /** `again` repeats what was refused. */
    refused: ({ message, problems, build }: CallFailure, again: () => void) => {
      if (!build || !problems.some(({ key }) => key === "submission.stale")) return;
      const isBehind =
        build.submission.submission_updadet_at !== base().submission.submission_updadet_at;
      if (isDirty && isBehind && saves(build.submission.status)) {
        meet(build, again);
        return;
      }
      // The form goes, or cannot be edited, once the build is read again: what was entered is kept until then.
      if (!isDirty) fill(build);
      else told.current = true;
      show({ tone: "danger", lines: isDirty && isBehind ? [message, t("kept.waits")] : [message] });
    },
    choose: (choices: Readonly<Record<string, Choice>>) => {
      if (!conflict) return;
      setConflict(undefined);
      enter(conflict.choose(choices), conflict.theirs.stored);
      conflict.again?.();
    },
  };
}

export type Stale = ReturnType<typeof useStale>;
