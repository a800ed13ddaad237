// What administrators do with the rows of a list: one call for each or one for many, after a question or at once, with a
// toast.
import { useState } from "react";
import { useToast } from "@lanyard/design-system";
import { inTurn, type Refused } from "../../api/in-turn.ts";
import { useApiMutation } from "../../api/mutation.ts";
import { toChunks } from "../../api/chunks.ts";
import { useOnce } from "../form/useOnce.ts";
import type { AdminList } from "./admin-list.ts";
import { useSayRefused } from "./useSayRefused.ts";

interface Act<Row> {
  readonly label: string;
  readonly tone?: "danger";
  /** Without it the action runs at once. `row`: the first. */
  readonly question?: (count: number, row: Row | undefined) => Question;
  /** The toast; `count`: of rows, `row`: the first. */
  readonly done: (count: number, row: Row | undefined) => string;
  readonly onSettled?: (error: Error | undefined) => void;
}
interface Question {
  readonly title: string;
  readonly text: string;
}

/** One call for each row: a refused one does not stop the others, and is named. */
interface EachAct<Row> extends Act<Row> {
  readonly each: (row: Row) => Promise<unknown>;
  /** Names a refused row. */
  readonly name?: (row: Row) => string;
}

/** One call for at most `atOnce` rows, which resolves to how many it changed. */
interface ManyAct<Row> extends Act<Row> {
  readonly many: (ids: number[]) => Promise<number>;
  readonly atOnce: number;
  readonly passed: (count: number) => string;
}
export type ListAct<Row> = EachAct<Row> | ManyAct<Row>;

/** An action on rows; `keys`: if some of these rows have not loaded. */
interface Asked<Row> {
  readonly act: ListAct<Row>;
  readonly rows: readonly Row[];
  readonly keys?: readonly string[] | undefined;
}

export function useListActs<Row, Detail>({ rowKey, invalidates }: AdminList<Row, Detail>) {
  const toast = useToast();
  const sayRefused = useSayRefused();
  const [selected, setSelected] = useState<string[]>([]);
  const [asked, setAsked] = useState<Asked<Row> & Question>();
  const [isAsking, setAsking] = useState(false);
  const acting = useApiMutation(
    ({ work }: { readonly act: ListAct<Row>; readonly work: () => Promise<void> }) => work(),
    { invalidates, partial: true },
  );
  const perform = useOnce(async ({ act, rows, keys = rows.map(rowKey) }: Asked<Row>) => {
    const done: Row[] = [];
    let refused: Refused<Row>[] = [];
    let count = 0;
    const work = async () => {
      if ("each" in act) refused = await inTurn(rows, act.each, (row) => void done.push(row));
      else for (const ids of toChunks(keys.map(Number), act.atOnce)) count += await act.many(ids);
    };
    const error = await acting.mutateAsync({ act, work }).then(
      () => undefined,
      (failure: Error) => failure,
    );
    setAsking(false);
    act.onSettled?.(error);
    const settled = error ? done.map(rowKey) : keys;
    setSelected((before) => before.filter((key) => !settled.includes(key)));
    const lines = () => {
      if ("each" in act) return done.length > 0 ? [act.done(done.length, done[0])] : [];
      const passed = keys.length - count;
      return [act.done(count, undefined), ...(passed > 0 ? [act.passed(passed)] : [])];
    };
    if ("each" in act ? done.length > 0 : !error)
      toast.show(() => ({ tone: "success", lines: lines() }));
    sayRefused(refused, (row) => ("name" in act && act.name?.(row)) || rowKey(row));
  });
  /** Asks first where the action has a question. */
  const start = (wanted: Asked<Row>): void => {
    const { act, rows, keys } = wanted;
    if (!act.question) return void perform(wanted);
    const count = "many" in act && keys ? keys.length : rows.length;
    setAsked({ ...wanted, ...act.question(count, rows[0]) });
    setAsking(true);
  };
  return {
    selected,
    setSelected,
    start,
    perform,
    asked,
    isAsking,
    cancel: () => setAsking(false),
    confirm: () => asked && void perform(asked),
    /** The action that is running. */
    running: acting.isPending ? acting.variables.act : undefined,
  };
}
export type ListActs<Row> = ReturnType<typeof useListActs<Row, unknown>>;
