// All products as a table, for administrators.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { DataTable, type DataColumn } from "@lanyard/design-system";
import { getCardLabels, type ProductCard } from "@lanyard/contract";
import { renderPhrase, renderWords } from "../../components/list/cell-words.tsx";
import { formatDay, formatPrice } from "../../i18n/format.ts";
import { LabelBadge } from "../../components/status/LabelBadge.tsx";
import { useReader } from "../../i18n/reader.ts";
import { getCardPath } from "./card-path.ts";

export interface ProductTableProps {
  /** Undefined while loading. */
  readonly products: readonly ProductCard[] | undefined;
  /** Whether these products are from an earlier view while new ones load. */
  readonly stale: boolean;
}

const inOne = (text: string) => <bdi className="whitespace-nowrap">{text}</bdi>;
const linkTo = (product: ProductCard) => <Link to={getCardPath(product)} />;
const statusCell = (product: ProductCard) => (
  <span className="flex flex-wrap gap-1.5 whitespace-nowrap max-sm:justify-end">
    {getCardLabels(product)
      .filter((label) => label !== "public")
      .map((label) => (
        <LabelBadge key={label} label={label} />
      ))}
  </span>
);

export default function ProductTable({ products, stale }: ProductTableProps) {
  const { t } = useTranslation();
  const language = useReader();
  const columns: DataColumn<ProductCard>[] = [
    { id: "product", header: t("products.product"), cell: (one) => renderWords(one.product_name) },
    { id: "creator", header: t("detail.creator"), cell: (one) => renderPhrase(one.username) },
    { id: "status", header: t("detail.build_status"), cell: statusCell },
    {
      id: "entry",
      header: t("build.menu_entry_id"),
      cell: (one) => renderPhrase(one.menu_entry_name),
      hideBelow: "lg",
    },
    {
      id: "version",
      header: t("build.version"),
      cell: (one) => one.version && renderPhrase(one.version),
    },
    {
      id: "price",
      header: t("build.price_amount"),
      cell: (one) =>
        inOne(formatPrice(one.price_amount, one.price_currency, t("price.free"), language)),
      align: "end",
      hideBelow: "md",
    },
    {
      id: "updated",
      header: t("products.updated"),
      cell: (one) => inOne(formatDay(one.submission_updadet_at, language)),
      align: "end",
    },
  ];
  return (
    <DataTable
      caption={t("products.list")}
      columns={columns}
      rows={[...(products ?? [])]}
      rowKey={({ product_id }) => String(product_id)}
      rowLink={linkTo}
      loading={!products || stale}
      empty={null}
    />
  );
}
