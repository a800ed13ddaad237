// Which files of each room are mutated, and which tests judge them: npm run mutants -- rules

export interface MutatedRoom {
  /** A pattern of the paths of its files, without `.ts`. */
  readonly files: string;
  /** The folders whose tests judge it. Those of the audit log run for every room. */
  readonly tests: readonly string[];
}

/** Rooms where only some files are mutated, or where tests of other rooms judge the rules. */
export const exceptions: Readonly<Record<string, Partial<MutatedRoom>>> = {
  // The word lists are compiled once, when the first password is checked. Rate limits of links are tested with
  // throttles.
  "features/account": {
    files: "!(guessable.estimator*)",
    tests: ["features/account", "platform/throttle"],
  },
  // Notices to the creator are tested with webhooks, the payment service with payments.
  "features/billing": {
    tests: ["features/billing", "features/license", "features/webhook", "platform/payments"],
  },
  // What is paid for is tested with payments, and notices to the creator with webhooks.
  "features/license": { tests: ["features/billing", "features/license", "features/webhook"] },
  // Notices to the creator are tested with mails and webhooks.
  "features/review": { tests: ["features/review", "features/submission", "features/webhook"] },
  // The retention job records wrong passwords, and they count as guesses where a new password is set.
  "features/session": { tests: ["features/account", "retention", "features/session"] },
  // Review decisions are moves, and product details show builds; both are tested with their own calls.
  "features/submission": {
    tests: ["features/product", "features/review", "features/submission"],
  },
  "platform/http": {
    files: "call/@(characters|cursor|page|problems)",
    tests: ["platform/http/call"],
  },
  // What a correct password gives back is tested with sessions.
  "platform/throttle": { tests: ["features/session", "platform/throttle"] },
};

/** `ruleFiles`: paths from `src`. A room that is no exception is mutated as a whole and judged by its own tests. */
export function mutatedRooms(ruleFiles: readonly string[]): Readonly<Record<string, MutatedRoom>> {
  const names = new Set([
    ...Object.keys(exceptions),
    ...ruleFiles.map((file) => file.split("/").slice(0, 2).join("/")),
  ]);
  return Object.fromEntries(
    [...names]
      .toSorted((one, other) => one.localeCompare(other))
      .map((name) => [name, { files: "**/*", tests: [name], ...exceptions[name] }]),
  );
}
