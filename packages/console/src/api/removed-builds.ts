// Builds that have been removed while their page is still shown: nothing of them is fetched again.

/** The ids of the builds. */
export const removed = new Set<string>();

export const isThere = ({ submission_id: id }: { readonly submission_id: string }): boolean =>
  !removed.has(id);
