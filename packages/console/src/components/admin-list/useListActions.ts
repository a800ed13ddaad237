// What administrators do with the rows of a list: one call for each or one for many, after a question or at once, with a
// toast.
import { useState } from "react";
import { useToast } from "@lanyard/design-system";
import { inTurn, type Refused } from "../../api/in-turn.ts";
import { useApiMutation } from "../../api/mutation.ts";
import { toChunks } from "../../api/chunks.ts";
import { useOnce } from "../form/useOnce.ts";
import type { AdminList } from "./admin-list.ts";
import { useRefusalToast } from "./useRefusalToast.ts";

interface BaseAction<Row> {
  readonly label: string;
  readonly tone?: "danger";
  /** Without it the action runs at once. `row`: the first. */
  readonly question?: (count: number, row: Row) => Question;
  /** The toast; `row`: the first. */
  readonly done: (count: number, row: Row) => string;
  readonly onSettled?: (error: Error | undefined) => void;
}
interface Question {
  readonly title: string;
  readonly text: string;
}

/** One call for each row: a refused one does not stop the others, and is named. */
export interface EachAction<Row> extends BaseAction<Row> {
  readonly each: (row: Row) => Promise<unknown>;
  readonly name?: (row: Row) => string;
}

/** One call for at most `atOnce` rows, which resolves to how many it changed; the others are `skipped`. */
export interface ManyAction extends BaseAction<undefined> {
  readonly many: (ids: number[]) => Promise<number>;
  readonly atOnce: number;
  readonly skipped: (count: number) => string;
}
export type ListAction<Row> = EachAction<Row> | ManyAction;

/** An action on rows; `keys`: if some of these rows have not loaded. */
interface Request<Row> {
  readonly action: ListAction<Row>;
  readonly rows: readonly Row[];
  readonly keys?: readonly string[] | undefined;
}

export function useListActions<Row, Detail>({ rowKey, invalidates }: AdminList<Row, Detail>) {
  const toast = useToast();
  const showRefusals = useRefusalToast();
  const [selected, setSelected] = useState<string[]>([]);
  const [pending, setPending] = useState<Request<Row> & Question>();
  const [isConfirming, setConfirming] = useState(false);
  const mutation = useApiMutation(
    ({ work }: { readonly action: ListAction<Row>; readonly work: () => Promise<void> }) => work(),
    { invalidates, partial: true },
  );
  const perform = useOnce(async ({ action, rows, keys = rows.map(rowKey) }: Request<Row>) => {
    const done: Row[] = [];
    const refused: Refused<Row>[] = [];
    let count = 0;
    const work = async () => {
      if ("each" in action)
        await inTurn(
          rows,
          action.each,
          (row) => void done.push(row),
          (row) => void refused.push(row),
        );
      else
        for (const ids of toChunks(keys.map(Number), action.atOnce))
          count += await action.many(ids);
    };
    const error = await mutation.mutateAsync({ action, work }).then(
      () => undefined,
      (failure: Error) => failure,
    );
    setConfirming(false);
    action.onSettled?.(error);
    const settled = error ? done.map(rowKey) : keys;
    setSelected((before) => before.filter((key) => !settled.includes(key)));
    const show = (lines: () => string[]) => toast.show(() => ({ tone: "success", lines: lines() }));
    if ("each" in action) {
      const [first] = done;
      if (first !== undefined) show(() => [action.done(done.length, first)]);
      showRefusals(refused, (row) => action.name?.(row) ?? rowKey(row));
    } else if (!error) {
      const skipped = keys.length - count;
      show(() => [
        action.done(count, undefined),
        ...(skipped > 0 ? [action.skipped(skipped)] : []),
      ]);
    }
  });
  /** Asks first where the action has a question. */
  const start = (request: Request<Row>): void => {
    const { action, rows, keys } = request;
    if (!action.question) return void perform(request);
    const question =
      "each" in action
        ? action.question(rows.length, rows[0] as Row)
        : action.question(keys?.length ?? 0, undefined);
    setPending({ ...request, ...question });
    setConfirming(true);
  };
  return {
    selected,
    setSelected,
    start,
    perform,
    pending,
    isConfirming,
    cancel: () => setConfirming(false),
    confirm: () => pending && void perform(pending),
    /** The action that is running. */
    running: mutation.isPending ? mutation.variables.action : undefined,
  };
}
export type ListActions<Row> = ReturnType<typeof useListActions<Row, unknown>>;
