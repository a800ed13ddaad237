// The inspection of a build, as a call.
import { useMutation } from "@tanstack/react-query";
import { runPreflight, type Finding } from "@lanyard/contract";
import { send } from "../shared/send.ts";

export interface InspectedBuild {
  readonly product_id: string;
  readonly submission_id: string;
}

export interface Inspection {
  readonly body: FormData;
  /** The files of the form alone. */
  readonly onlySent: boolean;
  readonly signal: AbortSignal;
  /** Gets what has been found so far, before the inspection ends. */
  readonly onFound: (findings: readonly Finding[]) => void;
}

/** The findings of an answer that is still on its way: each is a line, and the last may be half of one. */
const findingsIn = (text: string): readonly Finding[] =>
  text
    .split("\n")
    .slice(1, -1)
    // Of what is no report, as a proxy's page that says so, nothing.
    .filter((line) => /^,?\{"rule"/.test(line))
    .map((line) => JSON.parse(line.replace(/^,|,$/g, "")) as Finding);

export const useInspect = (build: InspectedBuild) =>
  useMutation({
    mutationFn: ({ body, onlySent, signal, onFound }: Inspection) =>
      send(runPreflight, {
        params: { ...build },
        query: onlySent ? { only_sent: "1" } : {},
        body,
        signal,
        onProgress: (_fraction, text = "") => onFound(findingsIn(text)),
      }),
  });
