// A product's page in the store: a back link, and the product as companies see it.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../components/page/BackLink.tsx";
import { paths } from "../../app/paths.ts";
import { StoreBadge, type StoreBadgeProps } from "./StoreBadge.tsx";

export interface StoreProductProps extends Omit<StoreBadgeProps, "inColumn"> {
  /** The back link; leads to the store by default. */
  readonly back?: ReactNode;
  /** A notice above the product, such as that it is a preview. */
  readonly notice?: ReactNode;
}

export function StoreProduct({ back, notice, ...badge }: StoreProductProps) {
  const { t } = useTranslation("store");
  return (
    <article className="flex flex-col gap-4">
      {back || <BackLink to={paths.store}>{t("product.back")}</BackLink>}
      {notice}
      <StoreBadge {...badge} />
    </article>
  );
}
