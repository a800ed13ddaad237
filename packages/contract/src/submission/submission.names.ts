// Message keys for the names of a build's statuses and moves, used by screens, mails, the guide and refusals.
import type { Move, Status, transitions } from "./submission.lifecycle.ts";

/** The statuses in which nobody can save the build. */
type Locked = Exclude<Status, (typeof transitions)["save"]["from"][number]>;

/**
 * Statuses are worded as in "the build is …", moves as in "You cannot …"; labels capitalise them. `locked.…` explains
 * why the editor cannot change a build, and what to do instead.
 */
type Name = `status.${Status}` | `action.${Move}` | `locked.${Locked}`;

/** Every message file must have these keys. */
export type Names = Readonly<Record<Name, string>> & Readonly<Record<string, string>>;
