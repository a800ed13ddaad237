// The difference between a build and the one that companies have, with its API calls; for the desk and for the
// product's page.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getBuildRelation, fileFields, type Option, type ProductDetail } from "@lanyard/contract";
import {
  BuildDifference,
  type BuildDifferenceProps,
} from "../../features/difference/BuildDifference.tsx";
import { stripSignature } from "../../features/difference/build-difference.ts";
import { BaseFailure } from "../../features/difference/files/FilesFailure.tsx";
import { toContents } from "../../features/difference/files/build-contents.ts";
import { readFile, type BuildPlace } from "../../features/difference/files/read-file.ts";
import { NoDifference } from "../../features/difference/NoDifference.tsx";
import { contentsQuery } from "../../features/preflight/contents/contents.queries.ts";
import { splitAtSigns } from "../../features/preflight/contents/hidden-signs.ts";
import { SafeText } from "../../features/preflight/contents/SafeText.tsx";
import { useRole } from "../../auth/session.tsx";
import { submissionQuery } from "../../features/submission/submission.queries.ts";
import { Waiting } from "../../features/difference/files/Waiting.tsx";

interface BuildChangesProps {
  readonly detail: ProductDetail;
  /** All permissions that a product can request. */
  readonly permissions: readonly Option[];
  /** The heading's level. */
  readonly level: 2 | 3;
}

export default function BuildChanges({ detail, permissions, level }: BuildChangesProps) {
  const { submission, builds } = detail;
  const state = getBuildRelation(submission, builds);
  if (state.kind !== "update") return <NoDifference why={state.kind} level={level} />;
  return (
    <Update
      // Reset open sections and loaded files when the build changes.
      key={submission.submission_id}
      detail={detail}
      baseId={state.base.submission_id}
      baseStatus={state.base.status}
      permissions={permissions}
      level={level}
    />
  );
}

interface UpdateProps extends BuildChangesProps, Pick<BuildDifferenceProps, "baseStatus"> {
  readonly baseId: number;
}

const toFileKey = ({ submission }: ProductDetail) =>
  fileFields.map((field) => stripSignature(submission[field])).join(" ");

const stored = (build: BuildPlace, detail: ProductDetail | undefined) => ({
  build,
  stamp: detail?.submission.submission_updadet_at ?? "",
});

/** Replaces invisible characters in a text by visible codes, except line breaks. */
const writtenOut = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : splitAtSigns(part)
            .map((piece) => (piece.isSign ? `⟦${piece.text}⟧` : piece.text))
            .join(""),
    )
    .join("");

function Update({ detail, baseId, baseStatus, permissions, level }: UpdateProps) {
  const role = useRole();
  const toPlace = (id: number): BuildPlace => ({
    product_id: String(detail.submission.product_id),
    submission_id: String(id),
  });
  const here = toPlace(detail.submission.submission_id);
  const there = toPlace(baseId);
  const base = useQuery(submissionQuery(role, there));
  // Read the files only if they differ.
  const differ = base.data !== undefined && toFileKey(base.data) !== toFileKey(detail);
  const before = useQuery({ ...contentsQuery(stored(there, base.data)), enabled: differ });
  const after = useQuery({ ...contentsQuery(stored(here, detail)), enabled: differ });
  const old = useMemo(() => before.data && toContents(before.data), [before.data]);
  const now = useMemo(() => after.data && toContents(after.data), [after.data]);
  if (base.isError && !base.data)
    return <BaseFailure failure={base.error} onRetry={() => void base.refetch()} />;
  if (!base.data) return <Waiting />;
  return (
    <BuildDifference
      detail={detail}
      base={base.data}
      baseStatus={baseStatus}
      permissions={permissions}
      level={level}
      contents={{
        before: old,
        after: now,
        failure: before.error ?? after.error ?? undefined,
        onRetry: () => {
          if (before.isError) void before.refetch();
          if (after.isError) void after.refetch();
        },
      }}
      textComponent={SafeText}
      onRead={async (side, path) => {
        const text = await readFile(side === "before" ? there : here, path);
        return text === undefined ? undefined : writtenOut(text);
      }}
    />
  );
}
