// Which files of each room are mutated, and which tests judge them: npm run mutants -- rules
import { dirname } from "node:path";

export interface MutatedRoom {
  /** A pattern of the names of its files, without `.ts`. */
  readonly files: string;
  /** The rooms whose tests judge it. Those of the audit log run for every room. */
  readonly tests: readonly string[];
}

/** Rooms where only some files are mutated, or where tests of other rooms judge the rules. */
export const exceptions: Readonly<Record<string, Partial<MutatedRoom>>> = {
  // The word lists are compiled once, when the first password is checked. Rate limits of links are tested with
  // throttles.
  account: { files: "!(guessable.estimator*)", tests: ["account", "throttle"] },
  http: { files: "call/@(characters|cursor|page|problems)", tests: ["http/call"] },
  // Notices to the creator are tested with webhooks, the payment service with payments.
  license: { tests: ["license", "notify", "payments"] },
  // Notices to the creator are tested with mails and webhooks.
  review: { tests: ["review", "submission", "notify"] },
  // The retention job records wrong passwords, and they count as guesses where a new password is set.
  session: { tests: ["account", "retention", "session"] },
  // Review decisions are moves, and product details show builds; both are tested with their own calls.
  submission: { tests: ["product", "review", "submission"] },
  // What a correct password gives back is tested with sessions.
  throttle: { tests: ["session", "throttle"] },
};

/** `ruleFiles`: paths from `src`. A room that is no exception is mutated as a whole and judged by its own tests. */
export function mutatedRooms(ruleFiles: readonly string[]): Readonly<Record<string, MutatedRoom>> {
  const names = new Set([...Object.keys(exceptions), ...ruleFiles.map((file) => dirname(file))]);
  return Object.fromEntries(
    [...names]
      .toSorted((one, other) => one.localeCompare(other))
      .map((name) => [name, { files: "*", tests: [name], ...exceptions[name] }]),
  );
}
