// A form that changes a build: owns its state (editor.machine.ts), its input and the version below it (editor.form.ts),
// the edits kept on the device (editor.drafts.ts), autosaves (editor.autosave.ts) and saves (editor.send.ts). The page
// routes and tells (editor.page.ts).
import type { LanguageCode, ProductDetail } from "@lanyard/contract";
import { keepFocus } from "../../../components/form/focus-field.ts";
import { CallFailure } from "../../../api/send.ts";
import { withPictures } from "../fields/build-fields.ts";
import type { Edited } from "./edited.ts";
import { EditorAutosave } from "./editor.autosave.ts";
import { EditorDrafts } from "./editor.drafts.ts";
import { EditorForm, getStamp } from "./editor.form.ts";
import { transition, unedited, type EditorEvent } from "./editor.machine.ts";
import { isBehind, type EditorPage } from "./editor.page.ts";
import { toProblems, send } from "./editor.send.ts";
import type { Choice } from "../conflict/three-way.ts";

export class EditorStore {
  readonly form: EditorForm;
  readonly #edited: Edited;
  readonly #drafts: EditorDrafts;
  readonly #autosave: EditorAutosave;
  readonly #listeners = new Set<() => void>();
  #page: EditorPage | undefined;
  #state = unedited;
  #isOpen = false;
  #running: AbortController | undefined;
  /** The user has read that the build was changed elsewhere. */
  #isAnnounced = false;

  constructor(edited: Edited, detail: ProductDetail, reader: LanguageCode) {
    this.#edited = edited;
    this.form = new EditorForm(edited, detail, reader);
    const machine = {
      getState: this.getState,
      dispatch: (event: EditorEvent) => this.#dispatch(event),
      page: () => this.#latest,
      meet: (present: ProductDetail) => this.#meet(present),
      onRestore: (stored: unknown) => this.#restore(stored),
    };
    this.#drafts = new EditorDrafts(edited, this.form, machine);
    this.#autosave = new EditorAutosave(edited, this.form, machine);
    this.form.control.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty = false }) => {
        this.#dispatch({ type: "changed", isDirty });
        this.#drafts.touch();
        this.#autosave.wait();
      },
    });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly getState = () => this.#state;

  /** Returns whether the event changes the state. */
  #dispatch(event: EditorEvent): boolean {
    const before = this.#state;
    this.#state = transition(before, event);
    if (this.#state === before) return false;
    for (const listener of this.#listeners) listener();
    return true;
  }

  get #latest(): EditorPage {
    if (!this.#page) throw new Error("The form has not been rendered");
    return this.#page;
  }

  /** Call it after each render. */
  update(page: EditorPage): void {
    this.#page = page;
    const { detail, reader } = page;
    // The same version loaded again has fresh links, and reflects a license that the form itself has ended.
    if (getStamp(detail) === this.form.loaded()) this.form.base = detail;
    // Before the form is filled, because what was entered has to be kept.
    if (this.#isOpen) this.#drafts.startKeeping(page.owner);
    if (getStamp(detail) <= getStamp(this.form.base)) return;
    const { isDirty } = this.#state;
    if (isDirty && page.saves(detail.submission.status)) return;
    this.form.fill(detail, reader);
    if (isDirty && !this.#isAnnounced) page.onChangedElsewhere(undefined, true);
    this.#isAnnounced = false;
  }

  /** Call it when the form mounts, after `update`; returns a function for when it unmounts. A running save goes on. */
  readonly open = (): (() => void) => {
    const stop = this.#autosave.open();
    this.#isOpen = true;
    this.#drafts.startKeeping(this.#latest.owner);
    return () => {
      stop();
      this.#isOpen = false;
      this.#drafts.startKeeping(undefined);
    };
  };

  /** The user abandons the input. */
  readonly forget = (): void => this.#drafts.forget();
  readonly discard = (): (() => void) => this.#drafts.discard();

  #restore(stored: unknown): void {
    const { detail, reader } = this.#latest;
    const { entered, base } = this.#edited.unpack(stored, reader);
    this.form.enter(entered, base);
    if (entered.offer.loaded !== getStamp(detail)) this.#meet(detail, { again: false });
  }

  /**
   * Merges a newer build into the form; returns whether the user has to choose, and with `ask` asks: `again` if a
   * refused save is to be repeated then.
   */
  #meet(present: ProductDetail, ask?: { readonly again: boolean }): boolean {
    const { reader, onMerged } = this.#latest;
    const { adopted, conflict } = this.form.merge(present, reader);
    if (conflict && ask) this.#dispatch({ type: "prompted", question: { ...conflict, ...ask } });
    if (adopted.length > 0) onMerged(adopted);
    return conflict !== undefined;
  }

  /** Leaves the conflict unresolved: the next save is refused again. */
  readonly later = (): void => void this.#dispatch({ type: "later" });

  readonly choose = (choices: Readonly<Record<string, Choice>>): void => {
    const state = this.#state;
    if (state.step !== "conflict" || !state.question) return;
    const { theirs, again, choose } = state.question;
    this.#dispatch({ type: "chosen" });
    this.form.settle(choose(choices), theirs.stored, this.#latest.reader);
    if (again) void this.save(state.review);
  };

  /** Saves, and with `review` also sends for review; waits for a running autosave. A second click is ignored. */
  readonly save = async (review: boolean): Promise<void> => {
    if (this.#state.step === "saving" || !this.#latest.canSave()) return;
    const { signal } = (this.#running = new AbortController());
    const giveFocusBack = keepFocus();
    this.#dispatch({ type: "save", review });
    let failure: unknown;
    try {
      failure = await this.#send(review, signal);
    } catch (error) {
      if (signal.aborted) this.#dispatch({ type: "cancelled" });
      else {
        failure = error;
        this.#dispatch({ type: isBehind(error) ? "behind" : "failed" });
      }
    }
    giveFocusBack();
    if (failure instanceof CallFailure) this.#refused(failure, review);
  };

  /** Returns why the stored build was not sent for review; rejects if nothing was stored. */
  async #send(review: boolean, signal: AbortSignal): Promise<CallFailure | undefined> {
    if (this.#autosave.running) await this.#autosave.running;
    const { reader, onSave, onSaved, onProblems } = this.#latest;
    const entered = this.form.values();
    const { stored, isSent, failure, omitted } = await send({
      entered,
      review,
      signal,
      request: this.#edited.request,
      onSave,
      onProgress: (uploads, fraction) => this.#dispatch({ type: "progress", uploads, fraction }),
    });
    this.#dispatch({ type: "saved" });
    this.form.fill(stored, reader);
    this.#drafts.forget();
    const isWhole = omitted.size === 0;
    if (!isWhole) {
      this.form.enter(withPictures(this.form.values(), entered, new Set(omitted.keys())), stored);
      onProblems(toProblems(entered, omitted), true);
    }
    onSaved(isSent, isWhole);
    return failure;
  }

  #refused(failure: CallFailure, review: boolean): void {
    const { reader, saves, onRefused, onChangedElsewhere } = this.#latest;
    const { isDirty } = this.#state;
    const { build, message } = failure;
    onRefused(failure);
    if (!build || !isBehind(failure)) return;
    const isNewer = getStamp(build) !== getStamp(this.form.base);
    if (isDirty && isNewer && saves(build.submission.status)) {
      if (!this.#meet(build, { again: true })) void this.save(review);
      return;
    }
    // The form unmounts or becomes read-only once the build is loaded again: the input is kept on the device until then.
    if (!isDirty) this.form.fill(build, reader);
    else this.#isAnnounced = true;
    onChangedElsewhere(message, isDirty && isNewer);
  }

  readonly cancel = (): void => this.#running?.abort();

  readonly retry = (): void => {
    const state = this.#state;
    void this.save((state.step === "failed" || state.step === "conflict") && state.review);
  };
}
