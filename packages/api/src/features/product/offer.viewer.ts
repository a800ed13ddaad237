// The viewer of the store: a company or a visitor.

/** A company by its e-mail; undefined for a visitor, who sees public products. */
export type Viewer = { readonly email: string } | undefined;
