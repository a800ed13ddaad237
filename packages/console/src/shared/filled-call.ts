// The address of a call that a page begins with, from the page's own address.
import { searchLine } from "./search-line.ts";

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** A parameter that is the words of a search, of at most so many signs. */
export const line = (name: string, most: number) => `${name}:${most}`;

/** A parameter that has a value of this regular expression. */
export const matching = (name: string, values: string) => `${name}=${values}`;

/** The part of a template that takes those parameters from the page's query. */
export const taken = (parameters: readonly string[]) => `{?${parameters.join("&")}}`;

/** What the page itself reads of a parameter: what the address has wrong is as if it were not there. */
function read(parameter: string, given: URLSearchParams): [string, string] {
  const [, name = "", kind, of = ""] = /^(\w+)([:=])(.*)$/.exec(parameter) ?? [];
  const value = given.get(name);
  if (kind === ":") return [name, searchLine(value, Number(of))];
  return [name, value !== null && new RegExp(`^(?:${of})$`).test(value) ? value : ""];
}

/** Its path has what the page's has in the same places of the pattern, its query what the page takes of its own. */
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
