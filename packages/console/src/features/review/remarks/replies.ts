// The saved replies and their actions.
import type { Reply } from "@lanyard/contract";
import type { SavedReply } from "./remark.queries.ts";

export interface Replies {
  readonly userId: number;
  /** Undefined while loading. */
  readonly replies: readonly Reply[] | undefined;
  /** Rejects when the server refuses the reply. */
  readonly onSave: (reply: SavedReply) => Promise<unknown>;
  readonly onRemove: (id: number) => Promise<unknown>;
}
