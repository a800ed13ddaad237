// The inspection of a build, as a call.
import { useMutation } from "@tanstack/react-query";
import { runPreflight } from "@lanyard/contract";
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
}

export const useInspect = (build: InspectedBuild) =>
  useMutation({
    mutationFn: ({ body, onlySent, signal }: Inspection) =>
      send(runPreflight, {
        params: { ...build },
        query: onlySent ? { only_sent: "1" } : {},
        body,
        signal,
      }),
  });
