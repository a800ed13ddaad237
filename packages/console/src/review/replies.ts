// The saved replies with what can be done to them.
import type { Reply } from "@lanyard/contract";
import type { SavedReply } from "./remark.queries.ts";

export interface Replies {
  readonly userId: number;
  /** Undefined while they are on the way. */
  readonly replies: readonly Reply[] | undefined;
  /** Rejects when it is refused. */
  readonly onSave: (reply: SavedReply) => Promise<unknown>;
  readonly onRemove: (id: number) => Promise<unknown>;
}
