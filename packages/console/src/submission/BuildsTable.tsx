// Every build of a product, newest first.
import { useTranslation } from "react-i18next";
import { DataTable } from "@lanyard/design-system";
import { leavesFrom, renditionOf, type Actor, type ProductDetail } from "@lanyard/contract";
import { TextLink } from "../shared/TextLink.tsx";
import { formatBuild } from "../shared/format.ts";
import { LabelBadge } from "../shared/LabelBadge.tsx";
import { paths } from "../shared/paths.ts";
import { BuildIcon } from "./BuildIcon.tsx";

interface BuildsTableProps {
  readonly builds: ProductDetail["builds"];
  readonly productId: number;
  readonly actor: Actor;
}

type Row = ProductDetail["builds"][number] & {
  /** Path of the editor, for a build that can be edited. */
  readonly to: string | undefined;
};

export function BuildsTable({ builds, productId, actor }: BuildsTableProps) {
  const { t } = useTranslation();
  const mayEdit = actor.owner || actor.admin;
  const rows: Row[] = builds.map((build) => ({
    ...build,
    to:
      mayEdit && leavesFrom("save", build.status)
        ? paths.build(productId, build.submission_id)
        : undefined,
  }));
  return (
    <section aria-labelledby="builds" className="flex min-w-0 flex-col gap-4">
      <h2 id="builds" className="text-base font-semibold">
        {t("detail.builds")}
      </h2>
      <DataTable
        caption={t("detail.builds")}
        rows={rows}
        rowKey={({ submission_id }) => String(submission_id)}
        empty={t("detail.builds_none")}
        columns={[
          { id: "build", header: t("detail.build"), cell: nameCell },
          { id: "status", header: t("detail.build_status"), cell: statusCell },
          { id: "created", header: t("detail.build_created"), cell: createdCell, align: "end" },
        ]}
      />
    </section>
  );
}

const nameCell = ({ build_icon, build_name, build_version, to }: Row) => (
  <span className="flex items-center gap-3">
    <BuildIcon key={build_icon} src={renditionOf(build_icon, 160)} />
    <span className="min-w-0">
      {to ? <TextLink to={to}>{build_name}</TextLink> : build_name}{" "}
      {build_version && <span className="font-normal text-ink-muted">[{build_version}]</span>}
    </span>
  </span>
);
const statusCell = ({ status }: Row) => <LabelBadge label={status} />;
const createdCell = ({ build_creation_date }: Row) => formatBuild(build_creation_date);
