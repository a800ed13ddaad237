// The difference between a build and the one that companies have, with its API calls; for the desk and for the
// product's page.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getBuildRelation, fileFields, type Option, type ProductDetail } from "@lanyard/contract";
import {
  BuildDifference,
  type BuildDifferenceProps,
} from "../../features/difference/BuildDifference.tsx";
import { storedAs } from "../../features/difference/build-difference.ts";
import { BaseFailure } from "../../features/difference/files/FilesFailure.tsx";
import { contentsOf } from "../../features/difference/files/contents-of.ts";
import { readFile, type BuildPlace } from "../../features/difference/files/read-file.ts";
import { NoDifference } from "../../features/difference/NoDifference.tsx";
import { contentsQuery } from "../../features/preflight/contents/contents.queries.ts";
import { piecesOf } from "../../features/preflight/contents/hidden-signs.ts";
import { Shown } from "../../features/preflight/contents/Shown.tsx";
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
  const standing = getBuildRelation(submission, builds);
  if (standing.kind !== "update") return <NoDifference why={standing.kind} level={level} />;
  return (
    <Update
      // Reset open sections and loaded files when the build changes.
      key={submission.submission_id}
      detail={detail}
      baseId={standing.base.submission_id}
      baseStatus={standing.base.status}
      permissions={permissions}
      level={level}
    />
  );
}

interface UpdateProps extends BuildChangesProps, Pick<BuildDifferenceProps, "baseStatus"> {
  readonly baseId: number;
}

const filesOf = ({ submission }: ProductDetail) =>
  fileFields.map((field) => storedAs(submission[field])).join(" ");

const stored = (build: BuildPlace, detail: ProductDetail | undefined) => ({
  build,
  stamp: detail?.submission.submission_updadet_at ?? "",
});

/** Replaces invisible characters in a text by visible codes, except line breaks. */
const writtenOut = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : piecesOf(part)
            .map((piece) => (piece.isSign ? `⟦${piece.text}⟧` : piece.text))
            .join(""),
    )
    .join("");

function Update({ detail, baseId, baseStatus, permissions, level }: UpdateProps) {
  const role = useRole();
  const placeOf = (id: number): BuildPlace => ({
    product_id: String(detail.submission.product_id),
    submission_id: String(id),
  });
  const here = placeOf(detail.submission.submission_id);
  const there = placeOf(baseId);
  const base = useQuery(submissionQuery(role, there));
  // Read the files only if they differ.
  const differ = base.data !== undefined && filesOf(base.data) !== filesOf(detail);
  const before = useQuery({ ...contentsQuery(stored(there, base.data)), enabled: differ });
  const after = useQuery({ ...contentsQuery(stored(here, detail)), enabled: differ });
  const old = useMemo(() => before.data && contentsOf(before.data), [before.data]);
  const now = useMemo(() => after.data && contentsOf(after.data), [after.data]);
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
      shown={Shown}
      onRead={async (side, path) => {
        const text = await readFile(side === "before" ? there : here, path);
        return text === undefined ? undefined : writtenOut(text);
      }}
    />
  );
}
