// Short facts about one thing, as terms and values.
import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

export interface Fact {
  /** The term; must be unique in the list. */
  term: string;
  /** The value; an empty one shows as a dash. */
  value: ReactNode;
}

/** `columns` for a few short facts in two columns, `rows` for one fact per line with the value at the end. */
export const factsLayouts = ["columns", "rows"] as const;
export type FactsLayout = (typeof factsLayouts)[number];

const look = cva("text-sm text-ink", {
  variants: {
    layout: {
      columns:
        "grid grid-cols-2 gap-x-6 gap-y-4 *:last:odd:col-span-2 sm:max-nav:flex sm:max-nav:flex-wrap",
      rows: "flex flex-col divide-y divide-line",
    } satisfies Record<FactsLayout, string>,
  },
});

const factLook = cva("flex min-w-0", {
  variants: {
    layout: {
      columns: "flex-col gap-1",
      rows: "justify-between gap-6 py-3",
    } satisfies Record<FactsLayout, string>,
  },
});

export interface FactsListProps extends Omit<ComponentProps<"dl">, "children"> {
  /** The facts, in order. */
  facts: readonly Fact[];
  /** Two columns, or one fact per line. */
  layout?: FactsLayout;
}

export function FactsList({ facts, layout = "columns", className, ...rest }: FactsListProps) {
  return (
    <dl
      {...rest}
      data-slot="facts-list"
      data-layout={layout}
      className={cx(look({ layout }), className)}
    >
      {facts.map(({ term, value }) => (
        <div key={term} data-slot="fact" className={factLook({ layout })}>
          <dt className="text-ink-muted">{term}</dt>
          <dd className={cx("min-w-0 font-medium wrap-anywhere", layout === "rows" && "text-end")}>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Isolates text direction: in a right-to-left page, the parts of a date would otherwise swap places. */
function Value({ value }: { value: ReactNode }) {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value !== "string" && typeof value !== "number") return value;
  return <bdi className="in-text">{value}</bdi>;
}
