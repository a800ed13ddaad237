// Keeps the findings that still apply: a finding is dropped when its field changes, and kept when the field is saved.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Finding, PreflightReport } from "@lanyard/contract";
import type { Inspection } from "./preflight.queries.ts";

/** A string for each form field, which changes when the field does; `storedFile` for a stored file. */
export type Values = (field: string) => string;
export const storedFile = "stored";

export interface Form {
  /** The current values. */
  readonly read: () => Values;
  /** Identifies the stored build that the form is based on; changes with each save. */
  readonly stamp: () => string;
  readonly watch: (changed: () => void) => () => void;
}

export interface ChosenFile {
  /** Name of the field in the request. */
  readonly field: string;
  readonly file: File;
}

interface Held {
  readonly finding: Finding;
  readonly value: string;
  readonly stamp: string;
}

/** The finding, unless its field has changed since. */
function kept(held: Held, value: string, stamp: string): Held[] {
  if (value === held.value) return [held];
  // The chosen file has been saved.
  const wasSaved = value === storedFile && stamp !== held.stamp;
  return wasSaved ? [{ ...held, value, stamp }] : [];
}

/** Adds the new findings of a running preflight; findings are removed only when it ends. */
function withNew(before: readonly Held[], found: readonly Held[]): readonly Held[] {
  const known = new Set(before.map(({ finding }) => JSON.stringify(finding)));
  const news = found.filter(({ finding }) => !known.has(JSON.stringify(finding)));
  return news.length > 0 ? [...before, ...news] : before;
}

export type Step = "idle" | "running" | "done" | "failed";

export function useFindings(form: Form, ask: (of: Inspection) => Promise<PreflightReport>) {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const [step, setStep] = useState<Step>("idle");
  /** The fields being inspected. */
  const [running, setRunning] = useState<readonly string[]>([]);
  const runs = useRef(new Map<string, AbortController>());

  const follow = useEffectEvent(() => {
    const [values, stamp] = [form.read(), form.stamp()];
    setHeld((before) => {
      const after = before.flatMap((one) => kept(one, values(one.finding.field), stamp));
      return after.length === before.length && after.every((one, at) => one === before[at])
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
  async function inspect(of: string, fields: readonly string[] | undefined, body: FormData) {
    runs.current.get(of)?.abort();
    const run = new AbortController();
    runs.current.set(of, run);
    const [values, stamp] = [form.read(), form.stamp()];
    setStep("running");
    setRunning([...runs.current.keys()]);
    /** The findings that still apply, because the form may have changed during the request. */
    const holding = (findings: readonly Finding[]): Held[] => {
      const [now, stampNow] = [form.read(), form.stamp()];
      return findings.flatMap((finding) =>
        kept({ finding, value: values(finding.field), stamp }, now(finding.field), stampNow),
      );
    };
    let end: Step = "done";
    try {
      const { findings } = await ask({
        body,
        onlySent: fields !== undefined,
        signal: run.signal,
        onFound: (soFar) => {
          const found = holding(soFar);
          setHeld((before) => withNew(before, found));
        },
      });
      const found = holding(findings);
      setHeld((before) => [
        ...before.filter(({ finding }) => fields !== undefined && !fields.includes(finding.field)),
        ...found,
      ]);
    } catch {
      end = "failed";
    }
    if (runs.current.get(of) !== run) return;
    runs.current.delete(of);
    setRunning([...runs.current.keys()]);
    if (runs.current.size === 0) setStep(run.signal.aborted ? "idle" : end);
  }

  return {
    step,
    running,
    findings: held.map(({ finding }) => finding),
    /** Shows the findings of a check of the whole build that was made elsewhere. */
    take: (findings: readonly Finding[]) => {
      const [values, stamp] = [form.read(), form.stamp()];
      setHeld(findings.map((finding) => ({ finding, value: values(finding.field), stamp })));
      setStep("done");
    },
    inspectAll: (body: FormData) => inspect("", undefined, body),
    /** Inspects only the files just chosen for a field. */
    inspectFiles: (field: string, files: readonly File[]) => {
      const body = new FormData();
      for (const [at, file] of files.entries())
        body.append(files.length > 1 || field === "screenshots" ? `${field}[${at}]` : field, file);
      return inspect(field, [field], body);
    },
    cancel: () => {
      for (const run of runs.current.values()) run.abort();
    },
  };
}

/** Calls `inspect` for each field whose chosen files have changed. */
export function useNewFiles(
  chosen: readonly ChosenFile[],
  inspect: (field: string, files: readonly File[]) => void,
): void {
  const seen = useRef(new Map<string, readonly File[]>());
  const look = useEffectEvent(() => {
    const fields = new Set([...seen.current.keys(), ...chosen.map(({ field }) => field)]);
    for (const field of fields) {
      const files = chosen.filter((one) => one.field === field).map(({ file }) => file);
      const before = seen.current.get(field) ?? [];
      seen.current.set(field, files);
      const isSame =
        files.length === before.length && files.every((file, at) => file === before[at]);
      if (!isSame && files.length > 0) inspect(field, files);
    }
  });
  useEffect(() => look());
}
