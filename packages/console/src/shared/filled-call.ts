// The address of a call that a page begins with, from the page's own address.

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Its path has what the page's has in the same places of the pattern, its query what the page's has. */
export function filled(call: string, pattern: string, { pathname, search }: Place): string {
  const names = pattern.split("/");
  const values = pathname.split("/");
  const given = new URLSearchParams(search);
  return call
    .replace(/:\w+/g, (name) => values[names.indexOf(name)] ?? "")
    .replace(/\{\?(.+)\}/, (_, taken: string) => {
      const query = new URLSearchParams(
        taken.split(",").flatMap((name) => {
          const value = given.get(name);
          return value ? [[name, value]] : [];
        }),
      );
      return query.size > 0 ? `?${query.toString()}` : "";
    });
}
