// Builds that are gone, while their page still shows: nothing of them is asked for again.

/** By their ids. */
export const removed = new Set<string>();

export const isThere = ({ submission_id: id }: { readonly submission_id: string }): boolean =>
  !removed.has(id);
