// The readiness of the build: a progress ring, a list of what is missing or found wrong with links to the fields, or the
// note that it can be sent.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CheckIcon, ProgressRing } from "@lanyard/design-system";
import type { FormProblem } from "@lanyard/contract";
import { languageName } from "../../../i18n/language-name.ts";
import { useReader } from "../../../i18n/reader.ts";
import { BuildMark } from "./BuildMark.tsx";
import { useBuild } from "./build-context.ts";
import { requiredFields, readyCount, type SectionState } from "./build-progress.ts";
import { languageOfField } from "../fields/wire-fields.ts";

/** The id of the text that describes the send button. */
export const readinessId = "build-readiness";

export function useReadiness() {
  const { t } = useTranslation();
  const { build, checkResult } = useBuild();
  const lacks = [...build.missing, ...(checkResult?.blocking ?? [])];
  const ready = readyCount(lacks);
  const total = requiredFields.length;
  return {
    share: ready / total,
    text: t("build.ready", { ready, total }),
    tone: lacks.length === 0 ? "success" : "info",
  } as const;
}

export function Readiness() {
  const { t } = useTranslation();
  const { build, wait, difference, checkResult } = useBuild();
  const { share, text, tone } = useReadiness();
  const { missing } = build;
  const { blocking = [], stops } = checkResult ?? {};
  const isFilled = missing.length === 0;
  const isDone = isFilled && blocking.length === 0;
  return (
    <section aria-label={t("build.readiness")} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <ProgressRing
          value={share}
          label={text}
          tone={tone}
          figure={isDone && <CheckIcon className="size-5 text-success" />}
        />
        <p className="min-w-0">
          <span className="block text-base font-semibold text-ink">{text}</span>
          <span id={readinessId} className="block text-sm text-ink-muted">
            {isFilled ? (stops ?? t("build.send_ready")) : t("build.send_missing")}
          </span>
        </p>
      </div>
      {difference && <p className="text-sm">{difference}</p>}
      {isDone && wait}
      {!isDone && (
        <ul className="flex flex-col">
          {missing.map((problem) => (
            <Missing key={`${problem.field} ${problem.key}`} problem={problem} />
          ))}
          {blocking.map((finding) => (
            <Lack key={`${finding.field} ${finding.text}`} field={finding.field} state="wrong">
              {finding.text}
              <span className="block text-xs">{finding.label}</span>
            </Lack>
          ))}
        </ul>
      )}
    </section>
  );
}

function Missing({ problem }: { readonly problem: FormProblem }) {
  const { t } = useTranslation();
  const reader = useReader();
  const { build, detail } = useBuild();
  const { field = "" } = problem;
  const text = languageOfField(field);
  const language = detail.available_languages.find(({ id }) => String(id) === text?.id);
  return (
    <Lack field={field} state={build.getError(field) === undefined ? "open" : "wrong"}>
      {text && language
        ? t(`build.missing_${text.text}`, { language: languageName(language.code, reader) })
        : build.formatProblem(problem)}
    </Lack>
  );
}

interface LackProps {
  readonly field: string;
  readonly state: SectionState;
  readonly children: ReactNode;
}

/** What the build lacks, as a button that leads to its field. */
function Lack({ field, state, children }: LackProps) {
  const { build } = useBuild();
  return (
    <li>
      <button
        type="button"
        className="group flex w-full gap-2.5 rounded-sm py-1.5 text-start text-sm wrap-anywhere text-ink-muted hover:text-ink"
        onClick={() => build.jumpTo(field)}
      >
        <BuildMark state={state} />
        <span className="min-w-0 underline-offset-4 group-hover:underline">{children}</span>
      </button>
    </li>
  );
}
