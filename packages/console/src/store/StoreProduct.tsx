// The page of a product in the store: the way back, and the badge with all that companies read of it.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../shared/BackLink.tsx";
import { paths } from "../shared/paths.ts";
import { StoreBadge, type StoreBadgeProps } from "./StoreBadge.tsx";

export interface StoreProductProps extends Omit<StoreBadgeProps, "inColumn"> {
  /** The way to the page above; to the store unless given. */
  readonly back?: ReactNode;
  /** Above it: that it is a preview. */
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
