// The edits of a form that changes a build, kept on the device until they are saved.
import { keep, type Keeper, type FormIdentity } from "../../../drafts/keeper.ts";
import type { Owner, Restored } from "../../../drafts/stored-edits.ts";
import { restoredEdits } from "../../../drafts/useStoredEdits.ts";
import type { BuildFields } from "../fields/build-fields.ts";
import type { Edited } from "./edited.ts";
import type { EditorForm } from "./editor.form.ts";
import type { EditorEvent, EditorState } from "./editor.machine.ts";

interface Machine {
  readonly getState: () => EditorState;
  readonly dispatch: (event: EditorEvent) => void;
  /** Enters kept edits into the form. */
  readonly onRestore: (stored: unknown) => void;
}

export class EditorDrafts {
  readonly #edited: Edited;
  readonly #form: EditorForm;
  readonly #machine: Machine;
  #keeper: Keeper | undefined;
  #identity: FormIdentity | undefined;
  /** Whose edits are being kept. */
  #owner: Owner | undefined;
  /** The values that were stored when edits were restored. */
  #before: BuildFields | undefined;

  constructor(edited: Edited, form: EditorForm, machine: Machine) {
    this.#edited = edited;
    this.#form = form;
    this.#machine = machine;
  }

  /** Without an owner, what was entered stays on the device, and nothing more is kept. */
  startKeeping(owner: Owner | undefined): void {
    if (owner === this.#owner) return;
    this.#keeper?.end();
    this.#owner = owner;
    if (owner === undefined) return;
    const form = this.#edited.name(this.#form.base.submission.submission_id);
    this.#identity = this.#identity?.owner === owner ? this.#identity : { owner, form };
    this.#keeper = keep(this.#identity, {
      read: () =>
        this.#machine.getState().isDirty
          ? this.#edited.pack({ entered: this.#form.values(), base: this.#form.base })
          : undefined,
      onRestore: (restored) => this.#restore(restored),
    });
  }

  #restore(restored: Restored): void {
    this.#before = this.#form.values();
    this.#machine.onRestore(restored.edits);
    if (this.#machine.getState().isDirty)
      this.#machine.dispatch({
        type: "notice",
        notice: { ...restoredEdits(restored), isSaved: false },
      });
  }

  /** Something was entered. */
  touch(): void {
    this.#keeper?.touch(true);
  }

  /** Deletes the edits: they were saved, or the user abandons them. */
  forget(): void {
    this.#keeper?.forget();
  }

  /** Takes the restored edits out of the form; returns a function that enters them again. */
  discard(): () => void {
    const { notice } = this.#machine.getState();
    if (!notice?.isSaved) return this.#form.discard();
    // They are stored by now: enters what was stored before, to be saved.
    const entered = this.#form.values();
    this.#form.enterOnBase(this.#before ?? entered);
    this.#machine.dispatch({ type: "notice", notice: undefined });
    return () => {
      this.#form.enterOnBase(entered);
      this.#machine.dispatch({ type: "notice", notice });
    };
  }
}
