// The desk's tab with the store page as companies will see it, in each of its languages.
import { useTranslation } from "react-i18next";
import { Tabs } from "@lanyard/design-system";
import { languages, onceOnSale, type ProductDetail, type Status } from "@lanyard/contract";
import { StoreBadge } from "../../features/store/StoreBadge.tsx";
import type { DeskPanelProps } from "./desk-panel.ts";

type Text = ProductDetail["submission"]["languages"][number];

/** The product as if on sale: with its earlier versions, but without builds that were never on sale. */
const toStoreDetail = (
  { submission, builds, ...detail }: ProductDetail,
  text: Text,
): ProductDetail => ({
  ...detail,
  submission: {
    ...submission,
    product_name: text.submission_name,
    submission_description: text.submission_description,
  },
  builds: builds.filter(
    ({ submission_id: id, status }) =>
      id === submission.submission_id || (onceOnSale as readonly Status[]).includes(status),
  ),
});

export default function DeskStore({ detail, permissions }: DeskPanelProps) {
  const { t } = useTranslation();
  const { submission } = detail;
  const written = languages.flatMap(({ code, name }) => {
    const text = submission.languages.find((one) => one.code === code);
    return text ? [{ code, name, text }] : [];
  });
  return (
    <Tabs
      // Reset to the first language when the build changes.
      key={submission.submission_id}
      label={t("build.texts")}
      tabs={written.map(({ code, name }) => ({ value: code, label: name }))}
    >
      {(open) => {
        const text = written.find(({ code }) => code === open)?.text;
        return (
          text && (
            <StoreBadge inColumn detail={toStoreDetail(detail, text)} permissions={permissions} />
          )
        );
      }}
    </Tabs>
  );
}
