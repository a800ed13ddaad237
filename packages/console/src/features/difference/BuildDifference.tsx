// What a build would change for companies: a comparison with the build they have, field by field, file by file.
import { useMemo, useRef, type FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState, Heading, type HeadingLevel } from "@lanyard/design-system";
import type { Option, ProductDetail, BuildRelation } from "@lanyard/contract";
import { buildDifference, type Change } from "./build-difference.ts";
import type { ArchiveFile, BothContents, ReadFile } from "./files/contents.ts";
import { DifferencePart } from "./DifferencePart.tsx";
import { DifferenceSummary } from "./DifferenceSummary.tsx";
import { FactChanges } from "./FactChanges.tsx";
import { fileChanges, type FileChange } from "./files/file-changes.ts";
import { FileChanges } from "./files/FileChanges.tsx";
import { countChanges, groupByPart, type PartName } from "./parts.ts";
import { PermissionChanges } from "./PermissionChanges.tsx";
import { PictureChanges } from "./PictureChanges.tsx";
import { SqlChanges } from "./files/SqlChanges.tsx";
import { TextChanges } from "./TextChanges.tsx";
import { useChangeSteps } from "./useChangeSteps.ts";
import { useSummary } from "./useSummary.ts";
import { useWords } from "./useWords.ts";

type Update = Extract<BuildRelation<ProductDetail["builds"][number]>, { readonly kind: "update" }>;

export interface BuildDifferenceProps {
  readonly detail: ProductDetail;
  /** The build that companies have. */
  readonly base: ProductDetail;
  readonly baseStatus: Update["base"]["status"];
  readonly permissions: readonly Option[];
  readonly contents: BothContents;
  readonly onRead: ReadFile;
  /** Renders an untrusted name and writes out its invisible characters. */
  readonly textComponent: FunctionComponent<{ readonly text: string }>;
  /** Level of the heading; the headings of its parts are deeper. */
  readonly level: HeadingLevel;
}

export function BuildDifference(props: BuildDifferenceProps) {
  const { detail, base, baseStatus, permissions, contents, level } = props;
  const { t } = useTranslation("difference");
  const root = useRef<HTMLElement>(null);
  const onStep = useChangeSteps(root);
  const words = useWords(permissions);
  const { version } = base.submission;
  const parts = groupByPart(buildDifference(base, detail, words));
  const { before, after } = contents;
  const files = useMemo(
    () => before?.files && after?.files && fileChanges(before.files, after.files),
    [before, after],
  );
  const sayPart = useSummary(files && countChanges(files));
  const inner = (level + 1) as HeadingLevel;

  return (
    <section ref={root} aria-labelledby="changes" className="flex min-w-0 flex-col gap-8">
      <div className="flex flex-col gap-1">
        <Heading level={level} size="lg" id="changes">
          {t("title")}
        </Heading>
        <p className="text-sm text-ink-muted">{t(`with_${getSaleKey(baseStatus)}`, { version })}</p>
      </div>
      {parts.size === 0 ? (
        <EmptyState
          headingLevel={inner as 2 | 3}
          title={t("none")}
          text={t("none_text", { version })}
        />
      ) : (
        <>
          <DifferenceSummary
            parts={[...parts].map(([name, changes]) => ({ name, text: sayPart(name, changes) }))}
            onStep={onStep}
          />
          {[...parts].map(([name, changes]) => (
            <DifferencePart key={name} name={name} level={inner} title={t(`part_${name}`)}>
              <PartBody {...props} name={name} changes={changes} files={files} />
            </DifferencePart>
          ))}
        </>
      )}
    </section>
  );
}

interface PartBodyProps extends Omit<BuildDifferenceProps, "permissions"> {
  readonly name: PartName;
  readonly changes: readonly Change[];
  readonly files: readonly FileChange<ArchiveFile>[] | undefined;
}

function PartBody({ name, changes, files, ...props }: PartBodyProps) {
  const { detail, base, contents, textComponent, onRead } = props;
  const { version } = base.submission;
  const versions = [version, detail.submission.version] as const;
  const level = (props.level + 2) as HeadingLevel;
  switch (name) {
    case "texts":
      return <TextChanges changes={changes} level={level} version={version} />;
    case "permissions":
      return <PermissionChanges changes={changes} version={version} />;
    case "facts":
      return <FactChanges changes={changes} version={version} />;
    case "pictures":
      return <PictureChanges changes={changes} version={version} />;
    case "files":
      return <FileChanges {...{ level, files, contents, versions, textComponent, onRead }} />;
    default:
      return <SqlChanges contents={contents} versions={versions} />;
  }
}

const getSaleKey = (status: BuildDifferenceProps["baseStatus"]) =>
  status === "ready_for_sale" || status === "hidden" ? status : "superseded";
