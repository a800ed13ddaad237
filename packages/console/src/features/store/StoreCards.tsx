// The store's list of apps ("the wall"): loading, failed, empty, no match, with badges, with further pages.
import { useTranslation } from "react-i18next";
import { Button, EmptyState, Notice } from "@lanyard/design-system";
import type { StoreCard } from "@lanyard/contract";
import { MoreProducts, type More } from "../../components/list/MoreProducts.tsx";
import type { StoreQuery } from "./store-view.ts";
import { StoreGrid, StoreGridSkeleton } from "./StoreGrid.tsx";

export interface StoreCardsProps {
  /** Undefined while loading. */
  readonly cards: readonly StoreCard[] | undefined;
  /** The query that these cards answer. */
  readonly query: StoreQuery;
  /** Whether these cards are from an earlier view while new ones load. */
  readonly stale: boolean;
  /** The error message when they could not be loaded. */
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** Clears search and menu entry. */
  readonly onClear: () => void;
  /** Whether to show the connected company's license on each card. */
  readonly withLicense: boolean;
  /** Undefined when there are no further pages. */
  readonly more: { readonly next: More | undefined } | undefined;
}

export function StoreCards(props: StoreCardsProps) {
  const { cards, query, stale, error, onRetry, onClear, withLicense, more } = props;
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  if (!cards && error !== undefined)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={ts("wall.failed")}
        action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
      >
        {error}
      </Notice>
    );
  if (!cards) return <StoreGridSkeleton withLicense={withLicense} />;
  if (cards.length === 0) {
    const narrowed = query.filter !== undefined || query.menu_entry_id !== undefined;
    return narrowed ? (
      <EmptyState
        title={
          query.filter === undefined
            ? ts("wall.none_entry")
            : ts("wall.no_match", { filter: query.filter })
        }
        text={ts(query.filter === undefined ? "wall.none_entry_text" : "wall.no_match_text")}
        action={<Button onClick={onClear}>{ts("wall.clear")}</Button>}
      />
    ) : (
      <EmptyState badge title={ts("wall.empty")} text={ts("wall.empty_text")} />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <StoreGrid cards={cards} stale={stale} withLicense={withLicense} />
      {more && <MoreProducts count={cards.length} more={more.next} />}
    </div>
  );
}
