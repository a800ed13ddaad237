// Links to the editor's sections, each with its state.
import { useMemo, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { SectionNav } from "@lanyard/design-system";
import { buildSections } from "@lanyard/contract";
import { BuildMark } from "./BuildMark.tsx";
import { useBuild } from "./build-context.ts";
import { standingOf } from "./build-progress.ts";

function goTo(section: string, event: MouseEvent) {
  event.preventDefault();
  const target = document.getElementById(section);
  target?.scrollIntoView({ block: "start" });
  target
    ?.querySelector<HTMLElement>(
      ":is(input, textarea, select, button):not(:disabled, [type=hidden])",
    )
    ?.focus({ preventScroll: true });
}

export function BuildNav() {
  const { t } = useTranslation();
  const { build, readOnly, found } = useBuild();
  const { missing, errorOf } = build;
  const blocking = found?.blocking ?? [];
  const shows = (name: string) =>
    errorOf(name) !== undefined || blocking.some(({ field }) => field === name);
  const standings = buildSections.map((section) =>
    readOnly ? undefined : standingOf(section, [...missing, ...blocking], shows),
  );
  // Joined to a string, because `standings` is a new array on every render.
  const said = standings.join();
  const sections = useMemo(
    () =>
      buildSections.map((section, index) => {
        const standing = said.split(",")[index] as (typeof standings)[number] | "";
        return {
          id: section,
          title: t(`build.section_${section}`),
          mark: standing && (
            <>
              <BuildMark standing={standing} />
              <span className="sr-only">{t(`build.standing_${standing}`)}</span>
            </>
          ),
        };
      }),
    [said, t],
  );
  return (
    <SectionNav
      label={t("build.sections")}
      sections={sections}
      narrow="none"
      onSectionClick={goTo}
      className="sticky top-24 max-lg:hidden"
    />
  );
}
