// A process that estimates new passwords with zxcvbn, whose dictionaries take half a second to load and 45 MB of
// memory.
import type { LanguageCode } from "@lanyard/contract";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as en from "@zxcvbn-ts/language-en";
import * as es from "@zxcvbn-ts/language-es-es";
import * as fr from "@zxcvbn-ts/language-fr";
import * as it from "@zxcvbn-ts/language-it";
import { serve } from "../../platform/process/process-pool.child.ts";

/** The lists of words and names, except those from Wikipedia, which add few words and take as long to load. */
const wordLists = ({ dictionary }: { readonly dictionary: Readonly<Record<string, string[]>> }) =>
  Object.entries(dictionary).flatMap(([name, list]) => (name.startsWith("wiki") ? [] : [list]));

/**
 * Merges the lists into one, with every word once and frequent ones first: searching one list costs less than searching
 * sixty.
 */
function merged(lists: readonly (readonly string[])[]): string[] {
  const words = new Set<string>();
  const longest = Math.max(...lists.map((list) => list.length));
  for (let rank = 0; rank < longest; rank += 1)
    for (const { [rank]: word } of lists) if (word !== undefined) words.add(word);
  return [...words];
}

const byLanguage = { it, en, es, fr } satisfies Record<LanguageCode, unknown>;

const estimator = new ZxcvbnFactory({
  dictionary: {
    leaked: common.dictionary["passwords-common"],
    words: merged(Object.values(byLanguage).flatMap(wordLists)),
  },
  graphs: common.adjacencyGraphs,
  // Only these first characters are examined, because each takes time; the whole password is hashed.
  maxLength: 64,
  // The most substitutions of signs for letters (P@ssw0rd) that are tried; each costs as much as the plain password.
  l33tMaxSubstitutions: 10,
});

interface Password {
  readonly password: string;
  /** Names and addresses of the user, which attackers guess first. */
  readonly personal: readonly string[];
}

const estimateGuesses = async ({ password, personal }: Password): Promise<number> =>
  estimator.check(password, [...personal]).guesses;
export type EstimateGuesses = typeof estimateGuesses;

serve(estimateGuesses);
