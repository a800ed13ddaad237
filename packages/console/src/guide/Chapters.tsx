// The chapters of the guide with their contents beside them.
import { Children, isValidElement, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SectionNav } from "@lanyard/design-system";
import type { ChapterProps } from "./Chapter.tsx";

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
      <SectionNav
        label={t("contents")}
        labelShown
        sections={chapters}
        narrow="disclosure"
        className="mb-8 nav:sticky nav:top-6 nav:mb-0 nav:max-h-[calc(100dvh-3rem)] nav:overflow-y-auto print:hidden"
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
