// The filter of the wall: a button ("strap") in the colour of each menu entry; the selected one has a longer band.
import { cva, cx } from "class-variance-authority";
import { useTranslation } from "react-i18next";
import { Skeleton, type Hue } from "@lanyard/design-system";
import { storeCountMost, type Option } from "@lanyard/contract";
import { getHue } from "../../components/status/hue.ts";
import { useReader } from "../../i18n/reader.ts";

const strapStyle = cva("absolute inset-x-0 top-0 transition-[height] duration-fast", {
  variants: {
    hue: {
      blue: "bg-hue-blue",
      red: "bg-hue-red",
      green: "bg-hue-green",
      grey: "bg-hue-grey",
      amber: "bg-hue-amber",
      ink: "bg-ink",
    } satisfies Record<Hue | "ink", string>,
    chosen: { true: "h-3", false: "h-1.5" },
  },
});

interface StrapProps {
  readonly label: string;
  readonly hue: Hue | "ink";
  readonly count: number | undefined;
  readonly selected: boolean;
  readonly onPress: () => void;
}

function Strap({ label, hue, count, selected, onPress }: StrapProps) {
  const language = useReader();
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onPress}
      className={cx(
        "relative flex min-h-12 shrink-0 items-baseline gap-1.5 overflow-hidden rounded-b-md border border-t-0 px-3 pt-5 pb-2 text-sm whitespace-nowrap -outline-offset-2 hover:border-line-strong forced-colors:border",
        selected
          ? "border-line-strong bg-surface-raised font-semibold text-ink forced-colors:border-4"
          : "border-line bg-surface-page font-medium text-ink-muted hover:text-ink",
      )}
    >
      <span aria-hidden="true" className={strapStyle({ hue, chosen: selected })} />
      {label}
      {count !== undefined && (
        <span className="text-xs font-normal text-ink-muted tabular-nums">
          {Math.min(count, storeCountMost).toLocaleString(language)}
          {count > storeCountMost && "+"}
        </span>
      )}
    </button>
  );
}

/** About as wide as the straps of the six menu entries. */
const waitingWidths = ["w-40", "w-28", "w-44", "w-36", "w-36", "w-52"];

interface CategoryFilterProps {
  /** Undefined while loading. */
  readonly menu: readonly Option[] | undefined;
  /** The number of apps in each menu entry that match the search; undefined while loading. */
  readonly counts: ReadonlyMap<number, number> | undefined;
  readonly all: number | undefined;
  readonly selected: number | undefined;
  readonly onChoose: (entry: number | undefined) => void;
}

export function CategoryFilter({ menu, counts, all, selected, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation("store");
  return (
    <div
      role="group"
      aria-label={t("wall.entries")}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Strap
        label={t("wall.every")}
        hue="ink"
        count={all}
        selected={selected === undefined}
        onPress={() => onChoose(undefined)}
      />
      {menu === undefined &&
        waitingWidths.map((width, index) => (
          // A strap that is loading has no identity except its position.
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton
            key={index}
            shape="block"
            className={`h-12! shrink-0 rounded-t-none! ${width}`}
          />
        ))}
      {menu?.map(({ id, label }) => (
        <Strap
          key={id}
          label={label}
          hue={getHue(id)}
          count={counts && (counts.get(id) ?? 0)}
          selected={selected === id}
          onPress={() => onChoose(selected === id ? undefined : id)}
        />
      ))}
    </div>
  );
}
