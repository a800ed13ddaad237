// The live list of messages, which can be filtered, paused and cleared.
import { useState } from "react";
import { Button, SearchField, SegmentedControl, Switch, Text } from "@lanyard/design-system";
import { useStore } from "../shared/store.ts";
import { maxEntries, type TrafficEntry, type Traffic } from "../wire/traffic.ts";
import { kinds, filterTraffic, type TrafficKind } from "./filter.ts";
import { TrafficRow } from "./TrafficRow.tsx";

interface TrafficPanelProps {
  readonly traffic: Traffic;
  /** Whether the panel is visible; otherwise it does not render the messages. */
  readonly visible: boolean;
}

const segments = [
  { value: "all", label: "All" },
  { value: "in", label: "Received" },
  { value: "out", label: "Sent" },
  { value: "dropped", label: "Dropped" },
];
const isKind = (value: string): value is TrafficKind =>
  (kinds as readonly string[]).includes(value);

interface Paused {
  readonly all: readonly TrafficEntry[];
  readonly count: number;
}

function sentence(visible: number, matches: number, stored: number, count: number): string {
  const parts = [`${count.toLocaleString("en")} messages`];
  if (count > maxEntries) parts.push(`the last ${stored.toLocaleString("en")} kept`);
  if (matches !== stored) parts.push(`${matches} fit`);
  if (visible < matches) parts.push(`${visible} shown`);
  return `${parts.join(", ")}.`;
}

export function TrafficPanel({ traffic, visible }: TrafficPanelProps) {
  const live = useStore(traffic);
  const [kind, setKind] = useState<TrafficKind>("all");
  const [words, setWords] = useState("");
  const [paused, setPaused] = useState<Paused>();
  const all = paused?.all ?? live;
  const { rows, matches } = filterTraffic(all, kind, words);
  return (
    <section aria-label="Traffic" className="flex min-w-0 flex-col gap-3">
      <SegmentedControl
        label="Which messages"
        size="sm"
        segments={segments}
        value={kind}
        onValueChange={(value) => setKind(isKind(value) ? value : "all")}
      />
      <SearchField
        label="Search types and texts"
        labelHidden
        placeholder="Search types and texts"
        clearLabel="Clear search"
        value={words}
        onValueChange={setWords}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Switch
          label="Pause"
          checked={paused !== undefined}
          onCheckedChange={(isPaused) =>
            setPaused(isPaused ? { all: live, count: traffic.count() } : undefined)
          }
        />
        <Button
          size="sm"
          onClick={() => {
            traffic.clear();
            setPaused(undefined);
          }}
        >
          Clear
        </Button>
      </div>
      <Text size="sm" tone="muted">
        {sentence(rows.length, matches, all.length, paused?.count ?? traffic.count())}
        {paused && " Paused: what is said meanwhile is kept."}
      </Text>
      {visible && (
        <ol className="flex flex-col divide-y divide-line border-t border-line">
          {rows.map((entry) => (
            <TrafficRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}
