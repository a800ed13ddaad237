// Unsaved changes to permissions: for a person and an app, the permissions before and after.
import type { PersonWithPermissions } from "@lanyard/contract";

type Who = Pick<PersonWithPermissions, "user_id" | "name" | "email">;

export interface Edit {
  readonly productId: number;
  readonly userId: string;
  /** The person's display name. */
  readonly name: string;
  readonly before: readonly number[];
  readonly now: readonly number[];
}
export type Edits = ReadonlyMap<string, Edit>;
export const noEdits: Edits = new Map();

/** The name; for a person without one, the email address or the id. */
export const getPersonName = ({ name, email, user_id: id }: Who): string => name || email || id;

export const toEditKey = (productId: number, userId: string): string => `${productId} ${userId}`;

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/** A person's permissions for an app: the unsaved choice, else `given`. */
export const getSelected = (
  edits: Edits,
  productId: number,
  userId: string,
  granted: readonly number[],
): readonly number[] => edits.get(toEditKey(productId, userId))?.now ?? granted;

/** The edits with this choice added; a choice equal to the original permissions removes the edit. */
export function withChoice(
  edits: Edits,
  who: Who,
  productId: number,
  granted: readonly number[],
  now: readonly number[],
): Edits {
  const next = new Map(edits);
  const key = toEditKey(productId, who.user_id);
  const before = edits.get(key)?.before ?? granted;
  if (isSame(before, now)) next.delete(key);
  else next.set(key, { productId, userId: who.user_id, name: getPersonName(who), before, now });
  return next;
}

export const withoutEdits = (edits: Edits, removed: readonly Edit[]): Edits => {
  const keys = new Set(removed.map(({ productId, userId }) => toEditKey(productId, userId)));
  return new Map([...edits].filter(([key]) => !keys.has(key)));
};

/** The same edits, based on what somebody else has saved meanwhile. */
export function rebased(edits: Edits, theirs: readonly Edit[]): Edits {
  const next = new Map(edits);
  for (const { productId, userId, now: before } of theirs) {
    const key = toEditKey(productId, userId);
    const edit = next.get(key);
    if (!edit) continue;
    if (isSame(before, edit.now)) next.delete(key);
    else next.set(key, { ...edit, before });
  }
  return next;
}

/** The edits whose permissions somebody else has changed; `now` holds the current permissions. */
export const changedElsewhere = (
  edits: readonly Edit[],
  grants: readonly { user_id: string; permission_id: number }[],
): Edit[] =>
  edits.flatMap((edit) => {
    const now = grants
      .filter(({ user_id: id }) => id === edit.userId)
      .map(({ permission_id: id }) => id);
    return isSame(now, edit.before) ? [] : [{ ...edit, now }];
  });

/** The edits for which somebody else has saved the same choice: they need no saving. */
export const alike = (edits: readonly Edit[], theirs: readonly Edit[]): Edit[] =>
  edits.filter((edit) =>
    theirs.some(({ userId, now }) => userId === edit.userId && isSame(now, edit.now)),
  );

const toEntries = (edits: readonly Edit[], side: "before" | "now") =>
  edits.flatMap(({ userId: user_id, [side]: ids }) =>
    ids.length === 0
      ? [{ user_id, permission_id: 0 }]
      : ids.map((permission_id) => ({ user_id, permission_id })),
  );

/** The request for one app: only the edited people, with their permissions before and after. */
export const toChangeBody = (edits: readonly Edit[]) => ({
  user_permissions_licenses: toEntries(edits, "now"),
  based_on: toEntries(edits, "before"),
});

/** The edits grouped by app. */
export function byProduct(edits: Edits): ReadonlyMap<number, readonly Edit[]> {
  const products = new Map<number, Edit[]>();
  for (const edit of edits.values())
    products.set(edit.productId, [...(products.get(edit.productId) ?? []), edit]);
  return products;
}
