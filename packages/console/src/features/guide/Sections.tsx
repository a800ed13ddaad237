// The text of a chapter; with two or more sections and enough width, a list of the sections stands beside it.
import { Children, isValidElement, useEffect, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { SectionNav } from "@lanyard/design-system";
import type { SectionProps } from "./Section.tsx";

export function Sections({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation("guide");
  const sections = useMemo(
    () =>
      Children.toArray(children)
        .filter((child) => isValidElement<Partial<SectionProps>>(child))
        .flatMap(({ props: { id, title } }) => (id && title ? [{ id, title }] : [])),
    [children],
  );
  const { hash } = useLocation();
  // Scrolls to the anchor here, because the browser looks for it before the text has rendered.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const text = <div className="flex min-w-0 flex-col gap-4">{children}</div>;
  if (sections.length < 2) return text;
  return (
    <div className="grid items-start gap-x-12 xl:grid-cols-[minmax(0,1fr)_10rem]">
      {text}
      <SectionNav
        label={t("contents")}
        labelShown
        sections={sections}
        narrow="none"
        className="sticky top-6 max-xl:hidden print:hidden"
      />
    </div>
  );
}
