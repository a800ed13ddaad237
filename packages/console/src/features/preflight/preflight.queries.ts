// The preflight of a build as a mutation; for a large archive, a second request first sends only the end of the file.
import { archiveEnd, runPreflight, type Finding } from "@lanyard/contract";
import { useApiMutation } from "../../api/mutation.ts";
import { send } from "../../api/send.ts";

export interface InspectedBuild {
  readonly product_id: string;
  readonly submission_id: string;
}

export interface Inspection {
  readonly body: FormData;
  /** Whether to inspect only the files of this form. */
  readonly onlyFormFiles: boolean;
  readonly signal: AbortSignal;
  /** Called with the findings so far, before the preflight ends. */
  readonly onFindings: (findings: readonly Finding[]) => void;
}

/** The findings in a partial response: one per line, and the last line may be incomplete. */
export const parseFindings = (text: string): readonly Finding[] =>
  text
    .split("\n")
    .slice(1, -1)
    // Skips lines that are no findings, such as a proxy's error page.
    .filter((line) => /^,?\{"rule"/.test(line))
    .map((line) => JSON.parse(line.replace(/^,|,$/g, "")) as Finding);

/** Size in bytes up to which an archive uploads as fast as its end alone. */
const largeBytes = 1_000_000;

/** Inspects the names and sizes at the end of an archive, while the whole archive uploads. */
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
  useApiMutation(
    async (inspection: Inspection) => {
      const { body, onlyFormFiles, signal, onFindings } = inspection;
      let hasEnded = false;
      void inspectEnd(build, inspection).then(
        (findings) => !hasEnded && !signal.aborted && onFindings(findings),
        // A failure is ignored: the preflight of the whole archive reports what is wrong.
        () => undefined,
      );
      try {
        return await send(runPreflight, {
          params: { ...build },
          query: onlyFormFiles ? { only_sent: "1" } : {},
          body,
          signal,
          onProgress: (_fraction, text = "") => onFindings(parseFindings(text)),
        });
      } finally {
        hasEnded = true;
      }
    },
    { invalidates: [] },
  );
