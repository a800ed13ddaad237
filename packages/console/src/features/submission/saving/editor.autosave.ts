// Autosaves a draft: some seconds after the last keystroke, when the tab is hidden, and when the network is back. One
// save at a time; input made meanwhile is not lost, and the focus does not move.
import type { ProductDetail } from "@lanyard/contract";
import { isAnswering } from "../../../components/keys/is-answering.ts";
import { CallFailure } from "../../../api/send.ts";
import { autosavable } from "../fields/build-form-data.ts";
import type { BuildFields } from "../fields/build-fields.ts";
import type { Edited } from "./edited.ts";
import type { EditorForm } from "./editor.form.ts";
import type { AutosaveEnd, EditorEvent, EditorState } from "./editor.machine.ts";
import { isBehind, type EditorPage } from "./editor.page.ts";

interface Machine {
  readonly getState: () => EditorState;
  /** Returns whether the event changes the state. */
  readonly dispatch: (event: EditorEvent) => boolean;
  readonly page: () => EditorPage;
  /** Merges a newer build into the form; returns whether the user has to choose. */
  readonly meet: (present: ProductDetail) => boolean;
}

/** ms. */
export const autosavePauses = { key: 3_000, offline: 15_000 };

const isUnreachable = ({ status }: CallFailure) => status === 0 || status >= 502;

export class EditorAutosave {
  readonly #edited: Edited;
  readonly #form: EditorForm;
  readonly #machine: Machine;
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The latest autosave. */
  running: Promise<void> | undefined;

  constructor(edited: Edited, form: EditorForm, machine: Machine) {
    this.#edited = edited;
    this.#form = form;
    this.#machine = machine;
  }

  /** Begins to autosave; returns a function that ends it. A running autosave goes on. */
  open(): () => void {
    const onHide = () => document.visibilityState === "hidden" && this.wait(0);
    const onOnline = () => this.wait(0);
    document.addEventListener("visibilitychange", onHide);
    addEventListener("online", onOnline);
    this.#isOpen = true;
    this.wait();
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", onHide);
      removeEventListener("online", onOnline);
    };
  }

  wait(pause = autosavePauses.key): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => this.#save(), pause);
  }

  #save(): void {
    const { isDirty, step } = this.#machine.getState();
    const fields = this.#form.values();
    if (!this.#machine.page().autosaves || !isDirty || !autosavable(fields)) return;
    // An open dialog may be asking whether to discard the changes.
    if (isAnswering() || !this.#machine.dispatch({ type: "autosave" })) this.wait();
    else this.running = this.#send(fields, step === "offline");
  }

  async #send(fields: BuildFields, isRepeated: boolean): Promise<void> {
    const { onSave, onProblems } = this.#machine.page();
    try {
      const stored = await onSave({ body: this.#edited.request(fields).body, isRepeated });
      this.#machine.dispatch({ type: "autosaved", time: Date.now() });
      this.#form.stored(stored, fields);
    } catch (failure) {
      const end = failure instanceof CallFailure ? this.#endOf(failure) : "failed";
      this.#machine.dispatch({ type: "autosave_ended", end });
      if (end === "offline") this.wait(autosavePauses.offline);
      else if (end === "editing") this.wait(0);
      else if (end === "failed" && failure instanceof CallFailure)
        onProblems(failure.problems, false);
    }
  }

  #endOf(failure: CallFailure): AutosaveEnd {
    if (isUnreachable(failure)) return "offline";
    if (!isBehind(failure)) return "failed";
    const { build } = failure;
    const saves = build && this.#machine.page().saves(build.submission.status);
    return saves && !this.#machine.meet(build) ? "editing" : "conflict";
  }
}
