// The builds listed in the stories of tables, and their sort order as a server would return it.
import { Badge } from "../badge/Badge.tsx";
import type { Tone } from "../tone.ts";
import type { DataColumn } from "../data-table/data-column.ts";
import type { DataSort } from "../data-table/sort.ts";

export interface Build {
  version: string;
  state: string;
  tone: Tone;
  sent: string;
  size: string;
}

export const builds: Build[] = [
  {
    version: "2.2.0",
    state: "Waiting for review",
    tone: "warning",
    sent: "11/03/2026 - 9:41:07",
    size: "4.2 MB",
  },
  {
    version: "2.1.0",
    state: "On sale",
    tone: "success",
    sent: "02/02/2026 - 16:03:55",
    size: "4.1 MB",
  },
  {
    version: "2.0.0",
    state: "Superseded",
    tone: "neutral",
    sent: "14/11/2025 - 11:20:30",
    size: "11.8 MB",
  },
];

export const columns: DataColumn<Build>[] = [
  { id: "build", header: "Build", cell: ({ version }) => `Shift planner [${version}]` },
  { id: "state", header: "State", cell: ({ state, tone }) => <Badge tone={tone}>{state}</Badge> },
  { id: "size", header: "Size", cell: ({ size }) => size, align: "end", hideBelow: "md" },
  { id: "sent", header: "Sent", cell: ({ sent }) => sent, align: "end" },
];

/** Builds with descending versions: 4.9.0, 4.8.0 … */
export const manyBuilds = (count: number): Build[] =>
  Array.from({ length: count }, (_, index) => {
    const newest = 49;
    const number = newest - index;
    const like = builds[index === 0 ? 0 : index === 1 ? 1 : 2] as Build;
    return { ...like, version: `${Math.floor(number / 10)}.${Math.abs(number % 10)}.0` };
  });

const day = ({ sent }: Build) => sent.slice(0, 10).split("/").toReversed().join("");

export const sortBuilds = (rows: Build[], sort: DataSort | null): Build[] => {
  if (!sort) return rows;
  const getKey = (build: Build) =>
    sort.column === "sent" ? day(build) : sort.column === "size" ? build.size : build.version;
  const rising = rows.toSorted((one, other) =>
    getKey(one).localeCompare(getKey(other), "en", { numeric: true }),
  );
  return sort.direction === "ascending" ? rising : rising.toReversed();
};
