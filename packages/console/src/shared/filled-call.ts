// Fills the URL template of a page's first call from the page's own address.
import { searchLine } from "./search-line.ts";

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** A query parameter with search words of at most `most` code points. */
export const line = (name: string, most: number) => `${name}:${most}`;

/** A query parameter whose value must match this regular expression. */
export const matching = (name: string, values: string) => `${name}=${values}`;

/** The part of a template that copies these parameters from the page's query. */
export const taken = (parameters: readonly string[]) => `{?${parameters.join("&")}}`;

/** Reads a parameter as the page does: an invalid value counts as absent. */
function read(parameter: string, given: URLSearchParams): [string, string] {
  const [, name = "", kind, of = ""] = /^(\w+)([:=])(.*)$/.exec(parameter) ?? [];
  const value = given.get(name);
  if (kind === ":") return [name, searchLine(value, Number(of))];
  return [name, value !== null && new RegExp(`^(?:${of})$`).test(value) ? value : ""];
}

/** Fills `:name` from the page's path, at the position of `:name` in the pattern, and `{?…}` from its query. */
export function filled(call: string, pattern: string, { pathname, search }: Place): string {
  const names = pattern.split("/");
  const values = pathname.split("/");
  const given = new URLSearchParams(search);
  return call.replace(/\{\?(.+)\}|:(\w+)/g, (_, parameters: string | undefined, name: string) => {
    if (parameters === undefined) return values[names.indexOf(`:${name}`)] ?? "";
    const query = new URLSearchParams(
      parameters.split("&").flatMap((parameter) => {
        const [key, value] = read(parameter, given);
        return value ? [[key, value]] : [];
      }),
    );
    return query.size > 0 ? `?${query.toString()}` : "";
  });
}
