// The queue of builds that wait for a decision, longest wait first, with its loading, failed, empty and no-match
// states.
import { useTranslation } from "react-i18next";
import { Button, EmptyState, LoadMore, Notice, Skeleton } from "@lanyard/design-system";
import type { QueueEntry } from "@lanyard/contract";
import type { Further } from "../../../api/paged-list.ts";
import { QueueRow } from "./QueueRow.tsx";

export interface QueueListProps {
  /** Undefined while loading, and when loading failed. */
  readonly entries: readonly QueueEntry[] | undefined;
  /** Submission id of the open build. */
  readonly open: string | undefined;
  readonly getAddress: (entry: QueueEntry) => string;
  /** Whether these entries are from an earlier filter while new ones load. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly narrowed: boolean;
  /** Clears all filters. */
  readonly onClear: () => void;
  /** Undefined when there are no further pages. */
  readonly more: Further | undefined;
}

const box = "overflow-clip rounded-lg border border-line bg-surface-raised";

export function QueueList(props: QueueListProps) {
  const { entries, open, getAddress, stale, error, onRetry, narrowed, onClear, more } = props;
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  if (!entries && error !== undefined)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t("queue.failed")}
        action={<Button onClick={onRetry}>{main("action.retry")}</Button>}
      >
        {error}
      </Notice>
    );
  if (!entries) return <QueueSkeleton />;
  if (entries.length === 0)
    return narrowed ? (
      <EmptyState
        title={t("queue.no_match")}
        text={t("queue.no_match_text")}
        action={<Button onClick={onClear}>{t("queue.clear")}</Button>}
      />
    ) : (
      <EmptyState badge title={t("queue.empty")} text={t("queue.empty_text")} />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={t("queue.list")} aria-busy={stale} className={`${box} divide-y divide-line`}>
        {entries.map((entry) => (
          <QueueRow
            key={entry.submission_id}
            entry={entry}
            address={getAddress(entry)}
            current={open === String(entry.submission_id)}
          />
        ))}
      </ul>
      {more && (
        <LoadMore
          onMore={more.load}
          busy={more.busy}
          error={more.error}
          texts={{
            count: t("queue.shown", { count: entries.length }),
            more: more.error === undefined ? t("queue.more") : main("action.retry"),
            busy: main("loading"),
          }}
        />
      )}
    </div>
  );
}

function QueueSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")} className={box}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-3 border-line px-4 py-3 not-first:border-t">
          <Skeleton shape="block" className="size-8!" />
          <div className="flex grow flex-col gap-1">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
