// The build editor: edits all of one build, which can be saved at any time and sent for review when complete.
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormSection } from "@lanyard/design-system";
import {
  buildSections,
  movesFrom,
  type Actor,
  type BuildSection,
  type LicenseEnded,
  type ProductDetail,
} from "@lanyard/contract";
import { keepFocus } from "../shared/focus-field.ts";
import { KeptNotice } from "../shared/KeptNotice.tsx";
import { LeaveModal } from "../shared/LeaveModal.tsx";
import { PageBody } from "../shared/PageBody.tsx";
import { useKeptEdits } from "../shared/useKeptEdits.ts";
import { useLeaveGuard } from "../shared/useLeaveGuard.ts";
import { useSaveKey } from "../shared/useSaveKey.ts";
import { useWide } from "../shared/useWide.ts";
import { BuildAside, BuildStrip } from "./BuildAside.tsx";
import { BuildBar } from "./BuildBar.tsx";
import { BuildContext, type BuildChoices } from "./build-context.ts";
import { fromElsewhere, keptBuild, type KeptBuild } from "./build-fields.ts";
import { BuildNav } from "./BuildNav.tsx";
import { BuildNotice } from "./BuildNotice.tsx";
import { editorGrid } from "./editor-grid.ts";
import { FilesSection } from "./FilesSection.tsx";
import { GeneralSection } from "./GeneralSection.tsx";
import { GraphicsSection } from "./GraphicsSection.tsx";
import { LeftOfBuild } from "./LeftOfBuild.tsx";
import { OfferSection } from "./OfferSection.tsx";
import type { BuildSave } from "./submission.queries.ts";
import { StaleModal } from "./StaleModal.tsx";
import { LinksSection, NotesSection } from "./TextSections.tsx";
import { useAutosave } from "./useAutosave.ts";
import { useBuildForm } from "./useBuildForm.ts";
import { useBuildSave } from "./useBuildSave.ts";
import { useSavedEdits } from "./useSavedEdits.ts";
import { useStale } from "./useStale.ts";

const sections: Record<BuildSection, () => ReactNode> = {
  general: GeneralSection,
  files: FilesSection,
  notes: NotesSection,
  graphics: GraphicsSection,
  price: () => <OfferSection part="price" />,
  publication: () => <OfferSection part="publication" />,
  links: LinksSection,
};

export interface BuildEditorProps {
  readonly detail: ProductDetail;
  readonly actor: Actor;
  /** Id of the user: what was entered is kept for them when their session ends. */
  readonly userId?: number | undefined;
  readonly choices: BuildChoices;
  /** The administrator's toolbar. */
  readonly toolbar?: ReactNode;
  /** Saves, and with `review` also sends for review; rejects with the failure. */
  readonly onSave: (save: BuildSave) => Promise<ProductDetail>;
  /** Called after a save; with `review` the build was also sent. */
  readonly onSaved: (review: boolean) => void;
  readonly onRemove: () => Promise<unknown>;
  readonly onEndLicense: (licenseId: number) => Promise<LicenseEnded>;
}

export function BuildEditor({
  detail,
  actor,
  userId,
  choices,
  toolbar,
  onSave,
  onSaved,
  onRemove,
  onEndLicense,
}: BuildEditorProps) {
  const { t } = useTranslation();
  const wide = useWide();
  const { within, ...build } = useBuildForm(detail);
  const stale = useStale({
    detail,
    isDirty: build.isDirty,
    saves: (status) => movesFrom(status, actor).includes("save"),
    base: build.base.read,
    entered: () => build.form.getValues(),
    fill: build.saved,
    enter: (fields, stored) => build.settle(stored, fields),
  });
  const saving = useBuildSave({
    onSave,
    onSaved: (stored, review) => {
      build.saved(stored);
      kept.forget();
      back.forget();
      onSaved(review);
    },
    onRefused: (failure, review) => {
      build.refused(failure.problems);
      stale.refused(failure, () => save(review));
    },
  });
  const back = useSavedEdits(build);
  const moves = movesFrom(detail.submission.status, actor);
  const readOnly = !moves.includes("save");
  const busy = saving.state.step === "saving";
  const unsaved = build.isDirty && !readOnly;
  const kept = useKeptEdits<KeptBuild>({
    // Nobody's while it cannot be saved: what is kept waits until it can.
    owner: readOnly ? undefined : userId,
    form: keptBuild(detail.submission.submission_id),
    edits: unsaved
      ? () => ({ entered: build.form.getValues(), base: build.base.read() })
      : undefined,
    watch: build.watch,
    onRestore: ({ entered, base }) => {
      back.remember(build.form.getValues());
      build.enter(fromElsewhere(entered), base);
      if (base.submission.submission_updadet_at !== detail.submission.submission_updadet_at)
        stale.meet(detail);
    },
  });
  // A save goes on when the page is left; closing the tab would end an upload.
  const uploads = saving.state.step === "saving" && saving.state.uploads.length > 0;
  const guard = useLeaveGuard(unsaved && (!busy || uploads), () => {
    if (!busy) kept.forget();
  });

  const autosave = useAutosave({
    enabled: userId !== undefined && actor.owner && detail.submission.status === "draft",
    isDirty: build.isDirty,
    watch: build.watch,
    entered: () => build.form.getValues(),
    saveQuietly: saving.saveQuietly,
    onStored: (stored, sent) => {
      build.stored(stored, sent);
      back.saved(kept.restored);
    },
    onBehind: (failure) => stale.met(failure),
    onRefused: (failure) => build.refuse(failure.problems),
  });
  const save = (review: boolean) => {
    if (!build.canSave()) return;
    giveFocusBack.current = keepFocus();
    void saving.save(build.form.getValues, review);
  };
  // A section is inert while it is saved, and loses the focus.
  const giveFocusBack = useRef<() => void>(undefined);
  useEffect(() => {
    if (!busy) giveFocusBack.current?.();
  }, [busy]);
  useSaveKey(() => {
    if (!readOnly && build.isDirty) save(false);
  });
  const retry = () => save(saving.state.step === "failed" && saving.state.review);

  return (
    <BuildContext
      value={{
        build,
        saving,
        autosave,
        detail,
        choices,
        readOnly,
        choosing: stale.conflict !== undefined,
        retry,
        onEndLicense,
      }}
    >
      <PageBody className="gap-y-6 pt-4 pb-28 lg:pb-16">
        {toolbar}
        <BuildBar moves={moves} onSave={save} onRemove={onRemove} />
        <BuildNotice />
        {/* One, as the offer to undo ends with it. */}
        <KeptNotice
          saved={back.kept !== undefined}
          kept={back.kept ?? (back.isOver ? undefined : kept.restored)}
          onDiscard={back.kept ? back.undo : build.discard}
        />
        {readOnly && (
          <LeftOfBuild
            userId={userId}
            submissionId={detail.submission.submission_id}
            choices={choices}
          />
        )}
        <div className={editorGrid}>
          <BuildNav />
          {!wide && <BuildStrip />}
          <form
            noValidate
            aria-label={t("build.form")}
            ref={within}
            className="flex min-w-0 flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (!readOnly && build.isDirty) save(false);
            }}
          >
            {buildSections.map((name) => {
              const Section = sections[name];
              return (
                <FormSection
                  key={name}
                  id={name}
                  // Not the files: their upload can be cancelled there.
                  inert={busy && name !== "files"}
                  title={t(`build.section_${name}`)}
                  text={t(`build.section_${name}_text`)}
                  variant="card"
                >
                  <Section />
                </FormSection>
              );
            })}
          </form>
          {wide && <BuildAside />}
        </div>
      </PageBody>
      <LeaveModal guard={guard} />
      <StaleModal stale={stale} choices={choices} />
    </BuildContext>
  );
}
