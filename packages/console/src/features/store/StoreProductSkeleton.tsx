// The placeholder of a product's page: the badge, a sentence, a picture.
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lanyard/design-system";
import { BackLink } from "../../components/page/BackLink.tsx";
import { paths } from "../../app/paths.ts";
import { storeColumns } from "./StoreBadge.tsx";

export function StoreProductSkeleton() {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  return (
    <div className="flex flex-col gap-4">
      <BackLink to={paths.store}>{ts("product.back")}</BackLink>
      <div role="status" aria-busy="true" aria-label={t("loading")} className={storeColumns}>
        <div className="overflow-hidden rounded-lg border border-line bg-surface-raised">
          <Skeleton shape="block" className="h-12! rounded-none!" />
          <Skeleton shape="block" className="aspect-16/7 h-auto! rounded-none! opacity-60" />
          <div className="flex flex-col gap-5 p-5">
            <Skeleton shape="block" className="-mt-13 size-16! sm:size-20!" />
            <Skeleton className="w-40" />
            <Skeleton className="w-28" />
            <Skeleton shape="block" className="h-10!" />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Skeleton lines={2} className="max-w-prose" />
          <Skeleton shape="block" className="aspect-16/10 h-auto!" />
          <Skeleton lines={5} className="max-w-prose" />
        </div>
      </div>
    </div>
  );
}
