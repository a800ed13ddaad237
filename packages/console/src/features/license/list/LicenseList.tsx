// All licenses of a company: monthly cost, licenses due soon, then all of them as a wallet or a table.
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, EmptyState, LoadMore, Notice, Skeleton } from "@lanyard/design-system";
import { Part } from "../../../components/page/Part.tsx";
import type { LicenseCard, LicenseSummary } from "@lanyard/contract";
import { lazyPart } from "../../../components/late/lazy-part.ts";
import type { Further } from "../../../api/paged-list.ts";
import { useReader } from "../../../i18n/reader.ts";
import { LicenseFigures } from "./LicenseFigures.tsx";
import { isNarrowed, type LicenseListView } from "./license-list-view.ts";
import type { LicenseTableProps } from "./LicenseTable.tsx";
import { useLicenseTime } from "./useLicenseTime.ts";
import { Wallet, WalletSkeleton } from "./Wallet.tsx";

const LicenseTable = lazyPart(() => import("./LicenseTable.tsx"));

/** Two rows, so that the search below stays in reach. */
const dueOnTop = 6;

export interface LicenseListProps extends Pick<
  LicenseTableProps,
  "selected" | "onSelect" | "actions"
> {
  readonly view: LicenseListView;
  /** Undefined while loading. */
  readonly summary: LicenseSummary | undefined;
  /** Licenses due in the next 30 days; undefined while loading. */
  readonly due: readonly LicenseCard[] | undefined;
  /** Total number of due licenses; undefined while loading. */
  readonly dueMany: number | undefined;
  /** Shows all due licenses in the list below. */
  readonly onShowDue: () => void;
  /** Renews all due licenses; undefined when none can be renewed. */
  readonly onRenewDue: (() => void) | undefined;
  /** Whether the licenses to renew are loading. */
  readonly readsDue: boolean;
  /** Undefined while loading. */
  readonly licenses: readonly LicenseCard[] | undefined;
  /** Whether these licenses are from an earlier view while new ones load. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly toolbar: ReactNode;
  /** A link to the store. */
  readonly browse: ReactNode;
  readonly more: Further | undefined;
}

export function LicenseList(props: LicenseListProps) {
  const { view, summary, due, onRenewDue, licenses, stale, error, toolbar, more } = props;
  const { t } = useTranslation("store");
  const language = useReader();
  const first = due?.slice(0, dueOnTop) ?? [];
  const now = useLicenseTime([...(licenses ?? []), ...first]);
  const all = useRef<HTMLHeadingElement>(null);
  const showDue = () => {
    props.onShowDue();
    // The section on top disappears together with its button, so the focus moves to the heading of the list.
    all.current?.focus();
  };
  const dueMany = Math.max(props.dueMany ?? 0, due?.length ?? 0);
  const withDue = !isNarrowed(view);
  const dueWaits = withDue && due === undefined && props.dueMany !== 0;
  if (!licenses && error !== undefined)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t("desk.failed")}
        action={<Button onClick={props.onRetry}>{t("desk.retry")}</Button>}
      >
        {error}
      </Notice>
    );
  if (licenses?.length === 0 && !isNarrowed(view))
    return (
      <EmptyState badge title={t("desk.empty")} text={t("desk.empty_text")} action={props.browse} />
    );
  return (
    <div className="flex flex-col gap-8">
      <LicenseFigures summary={summary} />
      {dueWaits && <DueSkeleton />}
      {first.length > 0 && withDue && (
        <section aria-labelledby="due" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="due" className="text-lg font-semibold tracking-tight">
              {t("desk.due_title")}
            </h2>
            {onRenewDue && (
              <Button
                intent="primary"
                busy={props.readsDue}
                busyLabel={t("desk.searching")}
                onClick={onRenewDue}
              >
                {t("desk.renew_due")}
              </Button>
            )}
          </div>
          <Wallet licenses={first} label={t("desk.due_title")} now={now} />
          {dueMany > first.length && (
            <Button className="self-start" onClick={showDue}>
              {t("desk.show_due", { many: dueMany.toLocaleString(language) })}
            </Button>
          )}
        </section>
      )}
      {/* The due licenses decide where the list stands: it comes after them, so that it does not move. */}
      {!dueWaits && (
        <section aria-labelledby="all" className="flex flex-col gap-4">
          <h2 ref={all} tabIndex={-1} id="all" className="text-lg font-semibold tracking-tight">
            {t("desk.all_title")}
          </h2>
          {toolbar}
          {licenses === undefined && <WalletSkeleton />}
          {licenses?.length === 0 && (
            <EmptyState
              title={t("desk.no_match")}
              text={t("desk.no_match_text")}
              action={<Button onClick={props.onClear}>{t("desk.clear")}</Button>}
            />
          )}
          {licenses && licenses.length > 0 && view.view === "wallet" && (
            <Wallet licenses={licenses} label={t("desk.list")} now={now} stale={stale} />
          )}
          {licenses && licenses.length > 0 && view.view === "table" && (
            <Part fallback={<Skeleton shape="block" />}>
              <LicenseTable
                licenses={licenses}
                now={now}
                stale={stale}
                order={view.order}
                selected={props.selected}
                onSelect={props.onSelect}
                actions={props.actions}
              />
            </Part>
          )}
          {more && (
            <LoadMore
              onMore={more.load}
              busy={more.busy}
              error={more.error}
              texts={{
                count: t("desk.licenses", { count: licenses?.length ?? 0 }),
                more: t(more.error === undefined ? "desk.more" : "desk.retry"),
                busy: t("desk.searching"),
              }}
            />
          )}
        </section>
      )}
    </div>
  );
}

/** As high as the row of due licenses. */
const DueSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className="flex h-10 items-center">
      <Skeleton className="h-5! w-64" />
    </div>
    <WalletSkeleton />
  </div>
);
