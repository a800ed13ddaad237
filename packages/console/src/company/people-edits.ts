// What was chosen and not saved yet: for a person and an app, what they had and what they shall have.
import type { PersonWithPermissions } from "@lanyard/contract";

type Who = Pick<PersonWithPermissions, "user_id" | "name" | "email">;

export interface Edit {
  readonly productId: number;
  readonly userId: string;
  /** What the person is called. */
  readonly name: string;
  readonly before: readonly number[];
  readonly now: readonly number[];
}
export type Edits = ReadonlyMap<string, Edit>;
export const noEdits: Edits = new Map();

/** A person without a name is called by address or id. */
export const nameOf = ({ name, email, user_id: id }: Who): string => name || email || id;

export const keyOf = (productId: number, userId: string): string => `${productId} ${userId}`;

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/** What a person shall have of an app: what was chosen, else what they have. */
export const chosenOf = (
  edits: Edits,
  productId: number,
  userId: string,
  given: readonly number[],
): readonly number[] => edits.get(keyOf(productId, userId))?.now ?? given;

/** With the person's permissions for the app as chosen; what is as it was is no edit. */
export function withChoice(
  edits: Edits,
  who: Who,
  productId: number,
  given: readonly number[],
  now: readonly number[],
): Edits {
  const next = new Map(edits);
  const key = keyOf(productId, who.user_id);
  const before = edits.get(key)?.before ?? given;
  if (isSame(before, now)) next.delete(key);
  else next.set(key, { productId, userId: who.user_id, name: nameOf(who), before, now });
  return next;
}

export const withoutEdits = (edits: Edits, gone: readonly Edit[]): Edits => {
  const keys = new Set(gone.map(({ productId, userId }) => keyOf(productId, userId)));
  return new Map([...edits].filter(([key]) => !keys.has(key)));
};

/** The same choices, based on what somebody else has chosen meanwhile. */
export function rebased(edits: Edits, theirs: readonly Edit[]): Edits {
  const next = new Map(edits);
  for (const { productId, userId, now: before } of theirs) {
    const key = keyOf(productId, userId);
    const edit = next.get(key);
    if (!edit) continue;
    if (isSame(before, edit.now)) next.delete(key);
    else next.set(key, { ...edit, before });
  }
  return next;
}

/** Those that somebody else has changed: as they are now. */
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

/** Of what is chosen here, what somebody else has chosen alike: nothing is left to save of it. */
export const alike = (edits: readonly Edit[], theirs: readonly Edit[]): Edit[] =>
  edits.filter((edit) =>
    theirs.some(({ userId, now }) => userId === edit.userId && isSame(now, edit.now)),
  );

const entriesOf = (edits: readonly Edit[], side: "before" | "now") =>
  edits.flatMap(({ userId: user_id, [side]: ids }) =>
    ids.length === 0
      ? [{ user_id, permission_id: 0 }]
      : ids.map((permission_id) => ({ user_id, permission_id })),
  );

/** What is sent for one app: only the people who are changed, with what they had. */
export const changeOf = (edits: readonly Edit[]) => ({
  user_permissions_licenses: entriesOf(edits, "now"),
  based_on: entriesOf(edits, "before"),
});

/** The edits of each app. */
export function byProduct(edits: Edits): ReadonlyMap<number, readonly Edit[]> {
  const products = new Map<number, Edit[]>();
  for (const edit of edits.values())
    products.set(edit.productId, [...(products.get(edit.productId) ?? []), edit]);
  return products;
}
