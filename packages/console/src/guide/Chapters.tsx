// The chapters of the guide with their contents beside them.
import { Children, isValidElement, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChapterProps } from "./Chapter.tsx";
import { GuideNav } from "./GuideNav.tsx";

export function Chapters({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation("guide");
  const chapters = useMemo(
    () =>
      Children.toArray(children)
        .filter((child) => isValidElement<ChapterProps>(child))
        .map(({ props: { id, title } }) => ({ id, title })),
    [children],
  );
  return (
    <div className="grid items-start gap-x-12 nav:grid-cols-[13rem_minmax(0,1fr)]">
      <GuideNav label={t("contents")} chapters={chapters} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
