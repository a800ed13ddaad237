// zxcvbn with its dictionaries: 45 MB of memory, so it is imported when somebody first sets a password.
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as en from "@zxcvbn-ts/language-en";
import * as es from "@zxcvbn-ts/language-es-es";
import * as fr from "@zxcvbn-ts/language-fr";
import * as it from "@zxcvbn-ts/language-it";

/** Lists of words and names that people say; those of Wikipedia hold few others, and cost as much time to load. */
const spoken = ({ dictionary }: { readonly dictionary: Readonly<Record<string, string[]>> }) =>
  Object.entries(dictionary).flatMap(([name, list]) => (name.startsWith("wiki") ? [] : [list]));

/** Every word once, the frequent ones of all lists first. Looking in one list costs less than in sixty. */
function merged(lists: readonly (readonly string[])[]): string[] {
  const words = new Set<string>();
  const longest = Math.max(...lists.map((list) => list.length));
  for (let rank = 0; rank < longest; rank += 1)
    for (const { [rank]: word } of lists) if (word !== undefined) words.add(word);
  return [...words];
}

export const estimator = new ZxcvbnFactory({
  dictionary: {
    leaked: common.dictionary["passwords-common"],
    words: merged([it, en, es, fr].flatMap(spoken)),
  },
  graphs: common.adjacencyGraphs,
  // What is examined; all of it is hashed. The estimate takes time with every character.
  maxLength: 64,
  // Readings of signs as letters that are tried (P@ssw0rd). Each costs as much as the plain password.
  l33tMaxSubstitutions: 10,
});
