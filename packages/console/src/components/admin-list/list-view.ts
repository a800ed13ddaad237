// What a list shows, as its address holds it: each parameter valid, or undefined.
import { searchLine } from "../list/search-line.ts";

/** Reads each parameter; returns undefined for one that is missing or invalid. */
export type Params = Readonly<Record<string, (text: string) => string | undefined>>;
export type View<P extends Params = Params> = {
  readonly [Name in keyof P]: ReturnType<P[Name]>;
};

export const option =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text);

export const line = (most: number) => (text: string) => searchLine(text, most) || undefined;

/** An id of up to 14 digits, so that the server also takes the next one, as a cursor. */
export const id = (text: string) => (/^[1-9]\d{0,13}$/.test(text) ? text : undefined);

export const readView = <P extends Params>(params: P, address: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(params).map(([name, read]) => [name, read(address.get(name) ?? "")]),
  ) as View<P>;

type Defined<Some> = { readonly [Name in keyof Some]?: Exclude<Some[Name], undefined> };

/** Without what is undefined, as the query of a call. */
export const defined = <Some extends object>(some: Some) =>
  Object.fromEntries(
    Object.entries(some).filter(([, value]) => value !== undefined),
  ) as Defined<Some>;

export const toAddress = (view: View) => defined(view) as Readonly<Record<string, string>>;
