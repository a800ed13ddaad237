// Handles a form whose build has changed since the form was filled: an untouched form is filled again; otherwise the
// input is merged with the change, and if both changed the same field, the user chooses.
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
  /** The build as last loaded. */
  readonly detail: ProductDetail;
  readonly isDirty: boolean;
  /** Whether the form can save a build of this status. */
  readonly saves: (status: Status) => boolean;
  /** The version of the build that the form is based on. */
  readonly base: () => ProductDetail;
  readonly entered: () => BuildFields;
  readonly fill: (detail: ProductDetail) => void;
  /** Enters fields on top of the stored build. */
  readonly enter: (fields: BuildFields, stored: ProductDetail) => void;
}

export interface Conflict extends Meeting, Merged {
  /** Whether the build's status differs from the one that the form is based on. */
  readonly moved: boolean;
  /** Repeats the refused save; undefined if none was refused. */
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

  /** Merges the input with the present build; returns false if the user has to choose, in a dialog if `asks`. */
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
    /** Leaves the conflict unresolved: the next save is refused again. */
    later: () => setConflict(undefined),
    /** Handles a refused autosave: returns false if the user has to choose. */
    met: ({ build }: CallFailure): boolean =>
      build !== undefined && saves(build.submission.status) && meet(build, undefined, false),
    /** Handles a refused save; `again` repeats it. */
    refused: ({ message, problems, build }: CallFailure, again: () => void) => {
      if (!build || !problems.some(({ key }) => key === "submission.stale")) return;
      const isBehind =
        build.submission.submission_updadet_at !== base().submission.submission_updadet_at;
      if (isDirty && isBehind && saves(build.submission.status)) {
        meet(build, again);
        return;
      }
      // The form unmounts or becomes read-only once the build is loaded again: the input is kept on the device until
      // then.
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
