// How a state is checked that no story shows.

export interface CheckedElsewhereProps {
  /** File with the check, from the root of the repository. */
  file: string;
  /** What the check does, or why no story shows the state. */
  reason: string;
}

/** The content of a states.json: the states of each place, with the ids of their stories. */
export type States = Readonly<
  Record<string, Readonly<Record<string, readonly string[] | CheckedElsewhereProps>>>
>;

export function CheckedElsewhere({ file, reason }: CheckedElsewhereProps) {
  return (
    <span className="text-ink-muted">
      {reason} <code className="break-words">{file}</code>
    </span>
  );
}
