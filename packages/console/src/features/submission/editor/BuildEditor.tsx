// The build editor: edits all fields of a build, which can be saved at any time and sent for review when complete.
import { useState, type FunctionComponent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormSection } from "@lanyard/design-system";
import { buildSections, type BuildSection } from "@lanyard/contract";
import { FieldNotes, FieldRemarks } from "../fields/field-notes.ts";
import { KeptNotice } from "../../../drafts/RestoredNotice.tsx";
import { LeaveModal } from "../../../drafts/LeaveModal.tsx";
import { PageBody } from "../../../components/page/PageBody.tsx";
import { useWide } from "../../../components/page/useWide.ts";
import { BuildAside, BuildStrip } from "./BuildAside.tsx";
import { BuildBar } from "./BuildBar.tsx";
import { BuildContext, type BuildChoices, type BuildContextValue } from "./build-context.ts";
import type { Checked, CheckResult, Remarked, Remarks } from "./check-result.ts";
import { BuildNav } from "./BuildNav.tsx";
import { BuildNotice } from "./BuildNotice.tsx";
import { editorGrid } from "./editor-grid.ts";
import { FilesSection } from "./FilesSection.tsx";
import { GeneralSection } from "./GeneralSection.tsx";
import { GraphicsSection } from "./GraphicsSection.tsx";
import { UnsavedBuildEdits } from "../saving/UnsavedBuildEdits.tsx";
import { OfferSection } from "./OfferSection.tsx";
import { StaleModal } from "../conflict/StaleModal.tsx";
import { LinksSection, NotesSection } from "./TextSections.tsx";
import { useBuildEditor, type BuildEdited } from "./useBuildEditor.ts";

const sections: Record<BuildSection, () => ReactNode> = {
  general: GeneralSection,
  files: FilesSection,
  notes: NotesSection,
  graphics: GraphicsSection,
  price: () => <OfferSection part="price" />,
  publication: () => <OfferSection part="publication" />,
  links: LinksSection,
};

export interface BuildEditorProps
  extends BuildEdited, Pick<BuildContextValue, "onDownload" | "onEndLicense"> {
  readonly choices: BuildChoices;
  /** The administrator's toolbar. */
  readonly toolbar?: ReactNode;
  /** The expected waiting time for a build that is sent now. */
  readonly wait?: ReactNode;
  /** Link to the difference between the saved build and the one that companies have. */
  readonly difference?: ReactNode;
  /** Inspects the build while it is edited. */
  readonly check?: FunctionComponent<Checked>;
  /** Shows the reviewers' remarks, so that the creator can answer them. */
  readonly remarks?: FunctionComponent<Remarked>;
  readonly onRemove: () => Promise<unknown>;
}

export function BuildEditor({
  detail,
  actor,
  userId,
  choices,
  toolbar,
  wait,
  difference,
  check: Check,
  remarks: RemarksOfBuild,
  onSave,
  onSaved,
  onRemove,
  onEndLicense,
  onDownload,
}: BuildEditorProps) {
  const { t } = useTranslation();
  const wide = useWide();
  const [checkResult, setCheckResult] = useState<CheckResult>();
  const [remarks, setRemarks] = useState<Remarks>();
  const { within, ...editor } = useBuildEditor({ detail, actor, userId, onSave, onSaved });
  const { build, store, state, readOnly } = editor;
  const isSaving = state.step === "saving";

  return (
    <BuildContext
      value={{
        build,
        store,
        state,
        detail,
        choices,
        readOnly,
        checkResult,
        wait,
        difference,
        onEndLicense,
        onDownload,
      }}
    >
      <PageBody className="gap-y-6 pt-4 pb-28 lg:pb-16">
        {toolbar}
        <BuildBar
          moves={editor.moves}
          onSave={(review) => void store.save(review)}
          onRemove={onRemove}
        />
        <BuildNotice />
        {RemarksOfBuild && <RemarksOfBuild onRemarks={setRemarks} />}
        {/* One instance for both cases, because its undo toast ends when it unmounts. */}
        <KeptNotice
          saved={state.notice?.isSaved}
          restored={state.notice}
          onDiscard={store.discard}
        />
        {readOnly && (
          <UnsavedBuildEdits
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
              if (state.isDirty && !readOnly) void store.save(false);
            }}
          >
            <FieldNotes value={checkResult?.beside}>
              <FieldRemarks value={remarks?.beside}>
                {buildSections.map((name) => {
                  const Section = sections[name];
                  return (
                    <FormSection
                      key={name}
                      id={name}
                      // Not the files section, where an upload can be cancelled.
                      inert={isSaving && name !== "files"}
                      title={t(`build.section_${name}`)}
                      text={t(`build.section_${name}_text`)}
                      variant="card"
                    >
                      <Section />
                    </FormSection>
                  );
                })}
              </FieldRemarks>
            </FieldNotes>
            {Check && !readOnly && <Check refused={editor.stopped} onResult={setCheckResult} />}
          </form>
          {wide && <BuildAside />}
        </div>
      </PageBody>
      <LeaveModal guard={editor.guard} />
      <StaleModal store={store} state={state} choices={choices} />
    </BuildContext>
  );
}
