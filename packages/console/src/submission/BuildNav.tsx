// Links to the sections of the editor, with what each still lacks; on narrow screens a list of that above the form.
import { useMemo, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure, SectionNav } from "@lanyard/design-system";
import { buildSections, type FormProblem } from "@lanyard/contract";
import { useBuild } from "./build-context.ts";
import { languageOfField, sectionOf } from "./wire-fields.ts";

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
  const { build, readOnly } = useBuild();
  const missing = useMemo(() => (readOnly ? [] : build.missing), [readOnly, build.missing]);
  const sections = useMemo(
    () =>
      buildSections.map((section) => ({
        id: section,
        title: t(`build.section_${section}`),
        content: (
          <MissingList
            problems={missing.filter(({ field = "" }) => sectionOf(field) === section)}
          />
        ),
      })),
    [missing, t],
  );
  return (
    <>
      <SectionNav
        label={t("build.sections")}
        sections={sections}
        narrow="none"
        onSectionClick={goTo}
        className="sticky top-40 max-h-[calc(100dvh-15rem)] overflow-y-auto pt-1.5"
      />
      {missing.length > 0 && (
        <Disclosure
          label={t("build.missing", { count: missing.length })}
          className="mb-6 nav:hidden"
        >
          <MissingList problems={missing} />
        </Disclosure>
      )}
    </>
  );
}

function MissingList({ problems }: { readonly problems: readonly FormProblem[] }) {
  const { t } = useTranslation();
  const { build, detail } = useBuild();
  if (problems.length === 0) return null;
  const labelOf = (problem: FormProblem) => {
    const text = languageOfField(problem.field ?? "");
    const language = detail.available_languages.find(({ id }) => String(id) === text?.id);
    return text && language
      ? t(`build.missing_${text.text}`, { language: language.name })
      : build.textOf(problem);
  };
  return (
    <ul className="pb-1">
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.key}`}>
          <button
            type="button"
            className="flex w-full gap-2 rounded-sm py-1 text-start text-sm wrap-anywhere text-ink-muted hover:text-ink before:mt-2 before:size-1.5 before:shrink-0 before:rounded-full before:bg-danger before:content-[''] forced-colors:before:bg-[CanvasText]"
            onClick={() => problem.field && build.jumpTo(problem.field)}
          >
            <span className="min-w-0 underline-offset-4 hover:underline">{labelOf(problem)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
