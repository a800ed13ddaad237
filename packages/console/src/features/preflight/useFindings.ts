// Keeps the findings that still apply: a finding is dropped when its field changes, and kept when the field is saved.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Finding, PreflightReport } from "@lanyard/contract";
import type { Inspection } from "./preflight.queries.ts";

/** A string for each form field, which changes when the field does; `storedFile` for a stored file. */
export type Values = (field: string) => string;
export const storedFile = "stored";

export interface Form {
  /** The current values. */
  readonly readValues: () => Values;
  /** Identifies the stored build that the form is based on; changes with each save. */
  readonly stamp: () => string;
  readonly watch: (changed: () => void) => () => void;
}

export interface SelectedFile {
  /** Name of the field in the request. */
  readonly field: string;
  readonly file: File;
}

interface TrackedFinding {
  readonly finding: Finding;
  readonly value: string;
  readonly stamp: string;
}

/** The finding, unless its field has changed since. */
function retain(tracked: TrackedFinding, value: string, stamp: string): TrackedFinding[] {
  if (value === tracked.value) return [tracked];
  // The chosen file has been saved.
  const wasSaved = value === storedFile && stamp !== tracked.stamp;
  return wasSaved ? [{ ...tracked, value, stamp }] : [];
}

/** Adds the new findings of a running preflight; findings are removed only when it ends. */
function withNew(
  before: readonly TrackedFinding[],
  incoming: readonly TrackedFinding[],
): readonly TrackedFinding[] {
  const existing = new Set(before.map(({ finding }) => JSON.stringify(finding)));
  const news = incoming.filter(({ finding }) => !existing.has(JSON.stringify(finding)));
  return news.length > 0 ? [...before, ...news] : before;
}

export type Step = "idle" | "running" | "done" | "failed";

export function useFindings(form: Form, ask: (inspection: Inspection) => Promise<PreflightReport>) {
  const [tracked, setTracked] = useState<readonly TrackedFinding[]>([]);
  const [step, setStep] = useState<Step>("idle");
  /** The fields being inspected. */
  const [running, setRunning] = useState<readonly string[]>([]);
  const runs = useRef(new Map<string, AbortController>());

  const follow = useEffectEvent(() => {
    const [values, stamp] = [form.readValues(), form.stamp()];
    setTracked((before) => {
      const after = before.flatMap((one) => retain(one, values(one.finding.field), stamp));
      return after.length === before.length && after.every((one, index) => one === before[index])
        ? before
        : after;
    });
  });
  const { watch } = form;
  useEffect(() => watch(() => follow()), [watch]);
  useEffect(() => {
    const all = runs.current;
    return () => {
      for (const run of all.values()) run.abort();
    };
  }, []);

  /** Starts a preflight; it cancels a running one with the same name `of`. */
  async function inspect(name: string, fields: readonly string[] | undefined, body: FormData) {
    runs.current.get(name)?.abort();
    const run = new AbortController();
    runs.current.set(name, run);
    const [values, stamp] = [form.readValues(), form.stamp()];
    setStep("running");
    setRunning([...runs.current.keys()]);
    /** The findings that still apply, because the form may have changed during the request. */
    const holding = (findings: readonly Finding[]): TrackedFinding[] => {
      const [now, stampNow] = [form.readValues(), form.stamp()];
      return findings.flatMap((finding) =>
        retain({ finding, value: values(finding.field), stamp }, now(finding.field), stampNow),
      );
    };
    let end: Step = "done";
    try {
      const { findings } = await ask({
        body,
        onlyFormFiles: fields !== undefined,
        signal: run.signal,
        onFindings: (soFar) => {
          const current = holding(soFar);
          setTracked((before) => withNew(before, current));
        },
      });
      const current = holding(findings);
      setTracked((before) => [
        ...before.filter(({ finding }) => fields !== undefined && !fields.includes(finding.field)),
        ...current,
      ]);
    } catch {
      end = "failed";
    }
    if (runs.current.get(name) !== run) return;
    runs.current.delete(name);
    setRunning([...runs.current.keys()]);
    if (runs.current.size === 0) setStep(run.signal.aborted ? "idle" : end);
  }

  return {
    step,
    running,
    findings: tracked.map(({ finding }) => finding),
    /** Shows the findings of a check of the whole build that was made elsewhere. */
    take: (findings: readonly Finding[]) => {
      const [values, stamp] = [form.readValues(), form.stamp()];
      setTracked(findings.map((finding) => ({ finding, value: values(finding.field), stamp })));
      setStep("done");
    },
    inspectAll: (body: FormData) => inspect("", undefined, body),
    /** Inspects only the files just chosen for a field. */
    inspectFiles: (field: string, files: readonly File[]) => {
      const body = new FormData();
      for (const [index, file] of files.entries())
        body.append(
          files.length > 1 || field === "screenshots" ? `${field}[${index}]` : field,
          file,
        );
      return inspect(field, [field], body);
    },
    cancel: () => {
      for (const run of runs.current.values()) run.abort();
    },
  };
}

/** Calls `inspect` for each field whose chosen files have changed. */
export function useNewFiles(
  selectedFiles: readonly SelectedFile[],
  inspect: (field: string, files: readonly File[]) => void,
): void {
  const previousFiles = useRef(new Map<string, readonly File[]>());
  const look = useEffectEvent(() => {
    const fields = new Set([
      ...previousFiles.current.keys(),
      ...selectedFiles.map(({ field }) => field),
    ]);
    for (const field of fields) {
      const files = selectedFiles.filter((one) => one.field === field).map(({ file }) => file);
      const before = previousFiles.current.get(field) ?? [];
      previousFiles.current.set(field, files);
      const isSame =
        files.length === before.length && files.every((file, index) => file === before[index]);
      if (!isSame && files.length > 0) inspect(field, files);
    }
  });
  useEffect(() => look());
}
