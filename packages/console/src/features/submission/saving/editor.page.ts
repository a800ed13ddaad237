// What is between a form that changes a build and its page.
import type { LanguageCode, ProductDetail, Status } from "@lanyard/contract";
import type { Owner } from "../../../drafts/stored-edits.ts";
import { CallFailure } from "../../../api/send.ts";
import type { BuildSave } from "../submission.queries.ts";

/** What the form reads from its page, and tells it. */
export interface EditorPage {
  /** The build as last loaded. */
  readonly detail: ProductDetail;
  readonly reader: LanguageCode;
  /** Without an owner nothing is kept or restored, and existing edits stay unchanged. */
  readonly owner: Owner | undefined;
  /** Whether the form can save a build of this status. */
  readonly saves: (status: Status) => boolean;
  /** Only for one's own draft: saving another build would change its status, or act in its owner's name. */
  readonly autosaves: boolean;
  /** Whether the input can be saved; if not, shows the first wrong field. */
  readonly canSave: () => boolean;
  readonly onSave: (save: BuildSave) => Promise<ProductDetail>;
  /** Called after a save; with `review` the build was also sent; `isWhole` unless refused pictures were left out. */
  readonly onSaved: (review: boolean, isWhole: boolean) => void;
  /** Called when a save by hand was refused; the build may be stored, and only not sent for review. */
  readonly onRefused: (failure: CallFailure) => void;
  /** Shows problems beside their fields; if it `jumps`, also focuses the first field. */
  readonly onProblems: (problems: CallFailure["problems"], jumps: boolean) => void;
  /** Fields that were changed elsewhere are in the form now. */
  readonly onMerged: (fields: readonly string[]) => void;
  /** The build was changed elsewhere; if `waits`, the input stays on the device until the build can be saved. */
  readonly onChangedElsewhere: (message: string | undefined, waits: boolean) => void;
}

/** Whether a save was refused because it is based on an older version. */
export const isBehind = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.problems.some(({ key }) => key === "submission.stale");
