// Who looks at the store.

/** A company by its e-mail; undefined for a visitor, who sees public products. */
export type Viewer = { readonly email: string } | undefined;
