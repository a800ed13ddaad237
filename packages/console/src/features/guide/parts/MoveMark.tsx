// The number of a move: a disc for the creator's moves, a square for administrators' moves.

export function MoveMark({
  admin = false,
  number,
}: {
  readonly admin?: boolean;
  readonly number?: number | undefined;
}) {
  return (
    <span
      aria-hidden={number === undefined}
      className={`inline-flex size-5 shrink-0 items-center justify-center border text-xs leading-none font-semibold tabular-nums ${admin ? "rounded-sm border-ink bg-surface-raised text-ink" : "rounded-full border-ink bg-ink text-ink-inverse"}`}
    >
      {number}
    </span>
  );
}
