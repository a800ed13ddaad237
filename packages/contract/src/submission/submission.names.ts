// The texts by which people know the statuses and the moves of a build; screens, mails, the guide and refusals say them.
import type { Move, Status, transitions } from "./submission.lifecycle.ts";

/** The statuses in which nobody can save the build. */
type Locked = Exclude<Status, (typeof transitions)["save"]["from"][number]>;

/**
 * A status as in "the build is …", a move as in "You cannot …": a label begins with a capital. And why the editor
 * cannot change a build, with what to do instead.
 */
type Name = `status.${Status}` | `action.${Move}` | `locked.${Locked}`;

/** Every file of messages must have these. */
export type Names = Readonly<Record<Name, string>> & Readonly<Record<string, string>>;
