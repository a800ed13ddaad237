// Links to the editor's sections, each with its state.
import { useMemo, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { SectionNav } from "@lanyard/design-system";
import { buildSections } from "@lanyard/contract";
import { BuildMark } from "./BuildMark.tsx";
import { useBuild } from "./build-context.ts";
import { getSectionState } from "./build-progress.ts";

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
  const { build, readOnly, checkResult } = useBuild();
  const { missing, getError } = build;
  const blocking = checkResult?.blocking ?? [];
  const shows = (name: string) =>
    getError(name) !== undefined || blocking.some(({ field }) => field === name);
  const standings = buildSections.map((section) =>
    readOnly ? undefined : getSectionState(section, [...missing, ...blocking], shows),
  );
  // Joined to a string, because `standings` is a new array on every render.
  const joined = standings.join();
  const sections = useMemo(
    () =>
      buildSections.map((section, index) => {
        const state = joined.split(",")[index] as (typeof standings)[number] | "";
        return {
          id: section,
          title: t(`build.section_${section}`),
          mark: state && (
            <>
              <BuildMark state={state} />
              <span className="sr-only">{t(`build.standing_${state}`)}</span>
            </>
          ),
        };
      }),
    [joined, t],
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
