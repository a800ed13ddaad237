// Resolves `(typeof tones)[number]` to the values that the list holds: whoever reads the manifest does not see the list.

/** The lists that these sources export, as unions, by name. */
export const variantUnions = (sources) =>
  new Map(
    sources.flatMap((code) =>
      [...code.matchAll(/export const (\w+) = \[([^\]]+)\] as const/g)].map(([, name, values]) => [
        name,
        values.match(/"[^"]+"/g)?.join(" | ") ?? "",
      ]),
    ),
  );

/** A type as text, with the union in the place of the list's name. */
export const withUnions = (text, unions) =>
  text.replaceAll(/\(typeof (\w+)\)\[number\]/g, (written, name) => unions.get(name) ?? written);
