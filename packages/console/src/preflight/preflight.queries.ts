// The inspection of a build, as a call, and before it the end of a large archive as another.
import { useMutation } from "@tanstack/react-query";
import { archiveEnd, runPreflight, type Finding } from "@lanyard/contract";
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
export const findingsIn = (text: string): readonly Finding[] =>
  text
    .split("\n")
    .slice(1, -1)
    // Of what is no report, as a proxy's page that says so, nothing.
    .filter((line) => /^,?\{"rule"/.test(line))
    .map((line) => JSON.parse(line.replace(/^,|,$/g, "")) as Finding);

/** A smaller archive is there as soon as its end would be. */
const largeBytes = 1_000_000;

/** What names and sizes in an archive tell, while the whole of it is on its way. */
async function inspectEnd(
  params: InspectedBuild,
  { body, signal }: Inspection,
): Promise<readonly Finding[]> {
  const archive = body.get("source_code_url");
  if (!(archive instanceof File) || archive.size <= largeBytes) return [];
  const from = await archiveEnd(archive);
  if (from === undefined) return [];
  const end = new FormData();
  end.append("source_code_url", archive.slice(from, undefined, archive.type), archive.name);
  const query = { archive_from: from };
  return (await send(runPreflight, { params: { ...params }, query, body: end, signal })).findings;
}

export const useInspect = (build: InspectedBuild) =>
  useMutation({
    mutationFn: async (inspection: Inspection) => {
      const { body, onlySent, signal, onFound } = inspection;
      let hasEnded = false;
      void inspectEnd(build, inspection).then(
        (found) => !hasEnded && !signal.aborted && onFound(found),
        // The whole archive is inspected beside it, and says what is wrong.
        () => undefined,
      );
      try {
        return await send(runPreflight, {
          params: { ...build },
          query: onlySent ? { only_sent: "1" } : {},
          body,
          signal,
          onProgress: (_fraction, text = "") => onFound(findingsIn(text)),
        });
      } finally {
        hasEnded = true;
      }
    },
  });
