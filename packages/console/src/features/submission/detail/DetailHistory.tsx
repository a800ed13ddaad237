// Everything that happened to a product: who did what, when, which fields changed, why a build was rejected.
import { useTranslation } from "react-i18next";
import {
  Button,
  BadgePicture,
  EmptyState,
  LoadMore,
  Notice,
  Skeleton,
  Timeline,
  type Tone,
} from "@lanyard/design-system";
import type { HistoryEntry } from "@lanyard/contract";
import { formatUpdated } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";

export interface DetailHistoryProps {
  /** Newest first; undefined while the first page loads or if it failed. */
  readonly entries: readonly HistoryEntry[] | undefined;
  /** Why the last request failed. */
  readonly failure?: string | undefined;
  readonly onRetry: () => void;
  /** Loads older entries; undefined if there are none. */
  readonly onMore?: (() => void) | undefined;
  readonly busy?: boolean;
}

const tones: Partial<Record<HistoryEntry["action"], Tone>> = {
  send: "info",
  set_review: "info",
  approve: "success",
  set_ready: "success",
  enable: "success",
  reject: "danger",
  hide: "warning",
};

export function DetailHistory({
  entries,
  failure,
  onRetry,
  onMore,
  busy = false,
}: DetailHistoryProps) {
  const { t } = useTranslation();
  if (!entries && failure !== undefined)
    return (
      <Notice
        role="alert"
        tone="danger"
        title={t("history.failed")}
        action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
      >
        {failure}
      </Notice>
    );
  if (!entries) return <HistorySkeleton />;
  if (entries.length === 0)
    return (
      <EmptyState
        picture={<BadgePicture empty hue="grey" className="mb-6 h-32 w-auto" />}
        title={t("history.empty")}
        text={t("history.empty_text")}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <Entries entries={entries} />
      {(onMore || failure !== undefined) && (
        <LoadMore
          onMore={failure === undefined ? onMore : onRetry}
          busy={busy}
          error={failure}
          texts={{
            count: t("history.shown", { count: entries.length }),
            more: t("history.more"),
            busy: t("loading"),
          }}
        />
      )}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  const reader = useReader();
  const list = new Intl.ListFormat(reader, { type: "conjunction" });
  const formatFacts = ({ version, fields }: HistoryEntry): string =>
    [
      version && t("history.version", { version }),
      fields.length > 0 &&
        t("history.fields", { fields: list.format(fields.map((field) => t(`build.${field}`))) }),
    ]
      .filter(Boolean)
      .join("\n");
  const formatEntry = (entry: HistoryEntry) => {
    const facts = formatFacts(entry);
    if (!entry.reason) return facts;
    return (
      <>
        {facts && `${facts}\n`}
        <bdi>{entry.reason}</bdi>
      </>
    );
  };
  return (
    <Timeline
      aria-label={t("detail.tab_history")}
      items={entries.map((entry) => ({
        id: String(entry.history_id),
        title: t(`history.action_${entry.action}`, {
          name: entry.actor.name || t(`history.role_${entry.actor.role}`),
        }),
        time: formatUpdated(entry.at),
        dateTime: entry.at,
        text: formatEntry(entry),
        tone: tones[entry.action] ?? "neutral",
      }))}
    />
  );
}

function HistorySkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")} className="flex flex-col gap-6">
      {[1, 2, 3, 4].map((n) => (
        <div key={n} className="flex gap-4">
          <Skeleton shape="circle" className="size-3!" />
          <Skeleton lines={2} className="grow" />
        </div>
      ))}
    </div>
  );
}
