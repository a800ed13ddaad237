// Filters above the queue: creator, claim, first build or update, menu entry.
import { useTranslation } from "react-i18next";
import { Combobox, FilterBar } from "@lanyard/design-system";
import {
  claimFilters,
  type Option,
  type QueueCounts,
  type WaitingCreator,
} from "@lanyard/contract";
import { useReader } from "../../../i18n/reader.ts";
import type { ChangeQueue, QueueView } from "./queue-view.ts";

interface QueueFiltersProps {
  readonly view: QueueView;
  readonly onChange: ChangeQueue;
  readonly menu: readonly Option[];
  readonly counts: QueueCounts | undefined;
  /** Finds creators who have builds in the queue. */
  readonly findCreators: (
    search: string,
    signal: AbortSignal,
  ) => Promise<readonly WaitingCreator[]>;
}

export function QueueFilters({ view, onChange, menu, counts, findCreators }: QueueFiltersProps) {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const language = useReader();
  const { claim, first, entry, creator } = view;
  return (
    <FilterBar
      label={t("queue.filters")}
      search={
        <Combobox
          label={t("queue.creator")}
          labelHidden
          placeholder={t("queue.creator")}
          value={creator}
          valueLabel={(name) => name}
          onValueChange={(name) => onChange({ creator: name })}
          options={async (search, signal) =>
            (await findCreators(search, signal)).map(({ username, waiting }) => ({
              value: username,
              label: username,
              text: t("queue.waiting", { count: waiting }),
            }))
          }
          texts={{
            open: t("queue.creator_open"),
            clear: t("queue.creator_clear"),
            remove: (name) => name,
            removed: (name) => name,
            count: (count) => t("queue.creators", { count }),
            none: t("queue.creators_none"),
            loading: main("loading"),
            failed: t("queue.creators_failed"),
            retry: main("action.retry"),
          }}
        />
      }
      filters={[
        {
          id: "claim",
          label: t("queue.claim"),
          any: t("queue.claim_any"),
          options: claimFilters.map((value) => ({
            value,
            label: counts
              ? `${t(`queue.claim_${value}`)} (${counts[value].toLocaleString(language)})`
              : t(`queue.claim_${value}`),
          })),
        },
        {
          id: "first",
          label: t("queue.kind"),
          any: t("queue.kind_any"),
          options: [
            { value: "1", label: t("queue.kind_first") },
            { value: "0", label: t("queue.kind_update") },
          ],
        },
        {
          id: "entry",
          label: main("build.menu_entry_id"),
          any: t("queue.entry_any"),
          options: menu.map(({ id, label }) => ({ value: String(id), label })),
        },
      ]}
      value={{
        ...(claim && { claim }),
        ...(first && { first }),
        ...(entry && { entry }),
      }}
      onValueChange={(set) =>
        onChange({
          claim: claimFilters.find((name) => name === set["claim"]),
          first: set["first"] === "1" || set["first"] === "0" ? set["first"] : undefined,
          entry: set["entry"],
        })
      }
      texts={{
        filters: (count) =>
          count === 0 ? t("queue.filters_none") : t("queue.filters_button", { count }),
        clear: t("queue.filters_clear"),
      }}
    />
  );
}
