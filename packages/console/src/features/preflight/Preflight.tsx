// Runs the preflight in the build's editor: for a file as soon as it is chosen, and for the whole build on request.
// Reports to the editor why the build cannot be sent, and what to show beside each field.
import type { TFunction } from "i18next";
import { useEffect, useEffectEvent, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Finding } from "@lanyard/contract";
import { FieldFindings } from "./FieldFindings.tsx";
import { useInspect, type InspectedBuild } from "./preflight.queries.ts";
import { PreflightPanel } from "./PreflightPanel.tsx";
import { useFindings, useNewFiles, type SelectedFile, type Form } from "./useFindings.ts";

export interface PreflightProps {
  readonly build: InspectedBuild;
  readonly form: Form;
  /** The files chosen but not saved. */
  readonly selectedFiles: readonly SelectedFile[];
  /** The form data that a save would send. */
  readonly request: () => FormData;
  readonly getLabel: (field: string) => string;
  readonly onGo: (field: string) => void;
  /** The findings with which the server has refused to send the build. */
  readonly refused?: readonly Finding[] | undefined;
  /**
   * Called with the reason why the build must not be sent (undefined when it may be), the findings behind it, and what
   * to show beside a field.
   */
  readonly onResult: (result: {
    readonly stops: string | undefined;
    readonly blocking: readonly Blocking[];
    readonly beside: (field: string) => ReactNode;
  }) => void;
}

interface Blocking {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

/** The findings that stop a build, each once per field: an archive may have the same one in many files. */
function findBlocking(
  say: TFunction<"preflight">,
  getLabel: PreflightProps["getLabel"],
  findings: readonly Finding[],
): Blocking[] {
  const all = findings
    .filter(({ severity }) => severity === "stops")
    .map(({ rule, field, params }) => ({
      field,
      label: getLabel(field),
      text: say(`${rule}.what`, params),
    }));
  return [...new Map(all.map((one) => [`${one.field} ${one.text}`, one])).values()];
}

/** The findings to show beside a field. */
const createBeside =
  (
    getLabel: PreflightProps["getLabel"],
    findings: readonly Finding[],
    running: readonly string[],
  ) =>
  (field: string) => (
    <FieldFindings
      label={getLabel(field)}
      findings={findings.filter((one) => one.field === field)}
      running={running.includes(field)}
    />
  );

export default function Preflight({
  build,
  form,
  selectedFiles,
  request,
  getLabel,
  onGo,
  refused,
  onResult,
}: PreflightProps) {
  const { t } = useTranslation("preflight");
  const { mutateAsync } = useInspect(build);
  const { step, running, findings, ...preflight } = useFindings(form, mutateAsync);
  useNewFiles(selectedFiles, (field, files) => void preflight.inspectFiles(field, files));
  const take = useEffectEvent(preflight.take);
  useEffect(() => {
    if (refused) take(refused);
  }, [refused]);
  // Serialized, because the list of findings is a new array at each render.
  const serialized = JSON.stringify(findings);
  const inspected = running.join();
  const result = useMemo(() => {
    const all = JSON.parse(serialized) as Finding[];
    const blocking = findBlocking(t, getLabel, all);
    return {
      stops: blocking.length > 0 ? t("blocked") : undefined,
      blocking,
      beside: createBeside(getLabel, all, inspected.split(",")),
    };
  }, [t, serialized, inspected, getLabel]);
  useEffect(() => onResult(result), [result, onResult]);
  return (
    <PreflightPanel
      step={step}
      findings={findings}
      getLabel={getLabel}
      onRun={() => void preflight.inspectAll(request())}
      onCancel={preflight.cancel}
      onGo={onGo}
    />
  );
}
