// Links to the sections of the editor, with what each still lacks; on narrow screens a list of that above the form.
import { useCurrentSection } from "@lanyard/design-system";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { buildSections, type Problem } from "@lanyard/contract";
import { useBuild } from "./build-context.ts";
import { languageOfField, sectionOf } from "./build-places.ts";
import { Disclosure } from "../shared/Disclosure.tsx";

const item = "block w-full rounded-sm py-1 text-start text-sm wrap-anywhere hover:text-ink";

function goTo(event: MouseEvent, section: string) {
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
  const current = useCurrentSection(buildSections);
  const missing = readOnly ? [] : build.missing;
  return (
    <>
      <nav
        aria-label={t("build.sections")}
        className="sticky top-40 hidden max-h-[calc(100dvh-15rem)] overflow-y-auto nav:block"
      >
        <ul className="flex flex-col border-s border-line py-2">
          {buildSections.map((section) => (
            <li
              key={section}
              className={
                section === current
                  ? "-ms-px border-s-2 border-accent ps-4"
                  : "-ms-px border-s-2 border-transparent ps-4 forced-colors:border-[Canvas]"
              }
            >
              <a
                href={`#${section}`}
                aria-current={section === current ? "location" : undefined}
                onClick={(event) => goTo(event, section)}
                className={`${item} ${section === current ? "font-semibold text-ink" : "text-ink-muted"}`}
              >
                {t(`build.section_${section}`)}
              </a>
              <MissingList
                problems={missing.filter(({ field = "" }) => sectionOf(field) === section)}
              />
            </li>
          ))}
        </ul>
      </nav>
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

function MissingList({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useTranslation();
  const { build, detail } = useBuild();
  if (problems.length === 0) return null;
  const labelOf = (problem: Problem) => {
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
            className={`${item} flex gap-2 text-ink-muted before:mt-2 before:size-1.5 before:shrink-0 before:rounded-full before:bg-danger before:content-[''] forced-colors:before:bg-[CanvasText]`}
            onClick={() => problem.field && build.jumpTo(problem.field)}
          >
            <span className="min-w-0 underline-offset-4 hover:underline">{labelOf(problem)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
