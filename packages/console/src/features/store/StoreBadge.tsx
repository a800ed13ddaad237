// A product as companies see it in the store: description, pictures, permissions, price, versions, and its maker.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageTitle } from "@lanyard/design-system";
import { pictureSides, toRenditionUrl, toSrcSet, type Option } from "@lanyard/contract";
import { getHue } from "../../components/status/hue.ts";
import type { StoreDetail } from "./store.queries.ts";
import { StorePictures } from "./StorePictures.tsx";
import { StorePermissions } from "./StorePermissions.tsx";
import { StoreVersions } from "./StoreVersions.tsx";
import { StoreMaker } from "./StoreMaker.tsx";
import { usePriceSentence } from "../../i18n/usePriceSentence.ts";

export interface StoreBadgeProps {
  readonly detail: StoreDetail;
  /** Undefined while loading. */
  readonly permissions: readonly Option[] | undefined;
  /** The reader's actions: the license panel for a company, signing in or connecting for a visitor. */
  readonly panel?: ReactNode;
  /** Whether it stands in a column of a page that has its own title: then the badge is above the rest. */
  readonly inColumn?: boolean;
}

/** The badge beside the rest; above it on a narrow screen. */
export const storeColumns = "grid items-start gap-x-10 gap-y-8 nav:grid-cols-[20rem_minmax(0,1fr)]";

/** The description's first sentence, used as a summary. */
export const firstSentence = (description: string): string =>
  /^[^\n]*?[.!?。](?=\s|$)/u.exec(description.trim())?.[0] ??
  description.trim().split("\n", 1)[0] ??
  "";

export function StoreBadge({ detail, permissions, panel, inColumn = false }: StoreBadgeProps) {
  const { t } = useTranslation("store");
  const formatPrice = usePriceSentence();
  const { submission } = detail;
  const description = submission.submission_description.trim();
  const sentence = firstSentence(description);
  const rest = description.slice(sentence.length).trim();
  return (
    <div className={inColumn ? "flex flex-col gap-8" : storeColumns}>
      <div className={inColumn ? "" : "flex flex-col gap-6 nav:sticky nav:top-6"}>
        <PageTitle
          variant="single"
          headingLevel={inColumn ? 2 : 1}
          title={submission.product_name}
          subtitle={submission.menu_entry_name}
          logo={toRenditionUrl(submission.icon_url, 160)}
          hue={getHue(submission.menu_entry_id)}
          banner={submission.banner_url}
          bannerSrcSet={toSrcSet(submission.banner_url, pictureSides.banner)}
          price={formatPrice(submission)}
          action={panel}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        {sentence && (
          <p className="max-w-prose text-xl font-medium tracking-tight text-balance wrap-anywhere">
            <bdi>{sentence}</bdi>
          </p>
        )}
        <StorePictures detail={detail} />
        {rest && (
          <section aria-label={t("product.about")}>
            <p
              dir="auto"
              className="max-w-prose text-base whitespace-pre-line wrap-anywhere text-ink-muted"
            >
              {rest}
            </p>
          </section>
        )}
        <StorePermissions ids={detail.permissions} permissions={permissions} />
        <StoreVersions builds={detail.builds} />
        <StoreMaker detail={detail} />
      </div>
    </div>
  );
}
