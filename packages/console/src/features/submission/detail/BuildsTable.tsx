// All builds of a product, newest first; each row links to the build on the product's page.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { DataTable } from "@lanyard/design-system";
import { toRenditionUrl, type ProductDetail } from "@lanyard/contract";
import { BuildIcon } from "../../../components/status/BuildIcon.tsx";
import { formatBuild } from "../../../i18n/format.ts";
import { LabelBadge } from "../../../components/status/LabelBadge.tsx";
import { detailPath } from "./detail-place.ts";

interface BuildsTableProps {
  readonly builds: ProductDetail["builds"];
  readonly productId: number;
}

type Row = ProductDetail["builds"][number] & { readonly to: string };

export function BuildsTable({ builds, productId }: BuildsTableProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="builds" className="flex min-w-0 flex-col gap-4">
      <h2 id="builds" className="text-lg font-semibold">
        {t("detail.builds")}
      </h2>
      <DataTable
        caption={t("detail.builds")}
        rows={builds.map((build) => ({
          ...build,
          to: detailPath(productId, { build: build.submission_id }),
        }))}
        rowKey={({ submission_id }) => String(submission_id)}
        rowLink={rowLink}
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

const rowLink = ({ to }: Row) => <Link to={to} />;
const nameCell = ({ build_icon, build_name, build_version }: Row) => (
  <span className="flex items-center gap-3">
    <BuildIcon key={build_icon} src={toRenditionUrl(build_icon, 160)} />
    <span className="min-w-0 wrap-anywhere">
      {build_name}{" "}
      {build_version && <span className="font-normal text-ink-muted">[{build_version}]</span>}
    </span>
  </span>
);
const statusCell = ({ status }: Row) => <LabelBadge label={status} />;
const createdCell = ({ build_creation_date }: Row) => formatBuild(build_creation_date);
