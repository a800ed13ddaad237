// What the people page shows, stored in its address, so that Back and links restore it.
import { personLimits } from "@lanyard/contract";
import { searchLine } from "../../components/list/search-line.ts";
import { useViewParams } from "../../components/list/useViewParams.ts";

export interface PeopleView {
  readonly by: "person" | "app";
  readonly search: string;
  /** Undefined for any; empty for people without a department. */
  readonly department: string | undefined;
  /** The words that the apps are searched by. */
  readonly apps: string;
  /** The selected app in the view by app. */
  readonly app: number | undefined;
  /** Number of the displayed part of the apps, when they do not all fit. */
  readonly part: number;
}

const parseNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

const parsePeopleView = (params: URLSearchParams): PeopleView => ({
  by: params.get("by") === "app" ? "app" : "person",
  search: searchLine(params.get("search"), personLimits.search),
  department: params.has("department")
    ? searchLine(params.get("department"), personLimits.department)
    : undefined,
  apps: searchLine(params.get("apps"), personLimits.search),
  app: parseNumber(params.get("app")),
  part: parseNumber(params.get("part")) ?? 1,
});

export function usePeopleView(): readonly [PeopleView, (change: Partial<PeopleView>) => void] {
  const [params, setParams] = useViewParams();
  const change = (patch: Partial<PeopleView>) =>
    setParams(
      (before) => {
        const next = { ...parsePeopleView(before), ...patch };
        const entries: [string, string | undefined][] = [
          ["by", next.by === "app" ? "app" : undefined],
          ["search", next.search || undefined],
          ["department", next.department],
          ["apps", next.apps || undefined],
          ["app", next.app === undefined ? undefined : String(next.app)],
          ["part", next.part > 1 ? String(next.part) : undefined],
        ];
        return entries.flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as [string, string]],
        );
      },
      // Typing a search adds no history entry.
      { replace: patch.search !== undefined || patch.apps !== undefined },
    );
  return [parsePeopleView(params), change];
}
