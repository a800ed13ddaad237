// A build as a reviewer sees it: pictures, texts in every language, offer, and contents.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tabs } from "@lanyard/design-system";
import { languages, type ProductDetail } from "@lanyard/contract";
import { BuildPictures } from "./BuildPictures.tsx";
import { DetailDossier, type DetailDossierProps } from "./DetailDossier.tsx";
import { useOfferText } from "../offer/offer-text.ts";

export interface ReviewedBuildProps extends Pick<DetailDossierProps, "permissions" | "onDownload"> {
  readonly detail: ProductDetail;
  /** The requested permissions, each with what it lets an app do. */
  readonly asks: ReactNode;
}

const heading = "text-base font-semibold";

export function ReviewedBuild({ detail, permissions, onDownload, asks }: ReviewedBuildProps) {
  const { t } = useTranslation();
  const { formatOffer } = useOfferText();
  const { submission } = detail;
  const written = languages.flatMap(({ code, name }) => {
    const text = submission.languages.find((one) => one.code === code);
    return text ? [{ code, name, text }] : [];
  });
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <BuildPictures detail={detail} />
      <Tabs
        // Reset to the first language when the build changes.
        key={submission.submission_id}
        label={t("build.texts")}
        tabs={written.map(({ code, name }) => ({ value: code, label: name }))}
      >
        {(open) => {
          const visible = written.find(({ code }) => code === open);
          return (
            visible && (
              <div lang={visible.code} className="flex flex-col gap-2">
                <p className={heading}>{visible.text.submission_name}</p>
                <p dir="auto" className="max-w-prose text-base whitespace-pre-line wrap-anywhere">
                  {visible.text.submission_description}
                </p>
              </div>
            )
          );
        }}
      </Tabs>
      <section aria-label={t("detail.offer")} className="flex flex-col gap-1">
        <h3 className={heading}>{t("detail.offer")}</h3>
        <p className="text-sm wrap-anywhere">{formatOffer(detail)}</p>
      </section>
      {asks}
      <DetailDossier
        detail={detail}
        permissions={permissions}
        onDownload={onDownload}
        asksElsewhere
      />
    </div>
  );
}
