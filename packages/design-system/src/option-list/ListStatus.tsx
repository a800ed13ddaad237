// The line below the options of a list: nothing found, loading, or failed with a retry button.
import { TextButton } from "../button/TextButton.tsx";
import { getStatusText, type ListTexts } from "./list-texts.ts";
import type { OptionsStatus } from "./useOptions.ts";

interface ListStatusProps {
  status: OptionsStatus;
  /** Number of options shown. */
  count: number;
  texts: ListTexts;
  onRetry: () => void;
}

export function ListStatus({ status, count, texts, onRetry }: ListStatusProps) {
  const words = getStatusText(status, count, texts);
  if (words === undefined) return null;
  return (
    <div
      data-slot="list-status"
      data-state={status}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm text-ink-muted not-first:border-t not-first:border-line"
    >
      <span className="min-w-0 wrap-anywhere">{words}</span>
      {status === "failed" && <TextButton onClick={onRetry}>{texts.retry}</TextButton>}
    </div>
  );
}
