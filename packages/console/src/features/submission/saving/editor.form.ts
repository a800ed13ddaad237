// The input of a form that changes a build, and the version that it is based on.
import { createFormControl } from "react-hook-form";
import type { LanguageCode, LicenseEnded, ProductDetail } from "@lanyard/contract";
import { copyFields, toBuildFields, type BuildFields } from "../fields/build-fields.ts";
import type { Edited } from "./edited.ts";
import type { Conflict } from "./editor.machine.ts";
import { withoutEnded, type LicensedAccount } from "../offer/offer.ts";
import { merge } from "../conflict/three-way.ts";

/** When the version was stored. */
export const getStamp = ({ submission }: ProductDetail): string => submission.submission_updadet_at;

export class EditorForm {
  readonly control;
  /** Dirty fields differ from this version, and the server refuses a save if there is a newer one. */
  base: ProductDetail;
  /** What the fields of `base` are in this form. */
  #defaults: BuildFields;
  readonly #edited: Edited;

  constructor(edited: Edited, detail: ProductDetail, reader: LanguageCode) {
    this.#edited = edited;
    this.base = detail;
    this.#defaults = edited.fill(detail, reader);
    this.control = createFormControl<BuildFields>({ defaultValues: this.#defaults }).formControl;
  }

  values(): BuildFields {
    return copyFields(this.control.getValues());
  }

  /** The stamp of the version that the input changes. */
  loaded(): string {
    return this.control.getValues("offer.loaded");
  }

  /** Replaces the input by a stored build. */
  fill(detail: ProductDetail, reader: LanguageCode): void {
    this.base = detail;
    this.#defaults = this.#edited.fill(detail, reader);
    this.control.reset(this.#defaults);
  }

  /** Enters fields as unsaved changes; `on` is the version that they are based on. */
  enter(fields: BuildFields, base: ProductDetail): void {
    this.base = base;
    this.control.reset(fields, { keepDefaultValues: true });
  }

  /** Enters the fields of another version as changes of this one. */
  enterOnBase(fields: BuildFields): void {
    this.enter({ ...fields, offer: { ...fields.offer, loaded: this.loaded() } }, this.base);
  }

  /** Returns a function that enters the input again. */
  discard(): () => void {
    const { base } = this;
    const entered = this.values();
    this.control.reset();
    return () => this.enter(entered, base);
  }

  /** Bases the form on another stored build. Only writes fields that differ, because the user may be typing. */
  #rebase(stored: ProductDetail, fields: BuildFields, defaults: BuildFields): void {
    this.base = stored;
    this.#defaults = defaults;
    const resetOptions = {
      keepValues: true,
      keepFieldsRef: true,
      keepErrors: true,
      keepTouched: true,
    };
    this.control.reset(defaults, resetOptions);
    const entered = this.control.getValues();
    for (const name of Object.keys(fields) as (keyof BuildFields)[])
      if (JSON.stringify(fields[name]) !== JSON.stringify(entered[name]))
        this.control.setValue(name, fields[name], { shouldDirty: true });
  }

  /** Enters fields on top of a stored build. */
  settle(fields: BuildFields, stored: ProductDetail, reader: LanguageCode): void {
    this.#rebase(stored, fields, this.#edited.fill(stored, reader));
  }

  /** The fields `sent` are stored; what was entered since stays unsaved. */
  stored(detail: ProductDetail, saved: BuildFields): void {
    const loaded = getStamp(detail);
    const based = (fields: BuildFields) => ({ ...fields, offer: { ...fields.offer, loaded } });
    this.#rebase(detail, based(this.values()), based(saved));
  }

  /** Removes a company whose license has ended from the input and from what it is based on; all other input stays. */
  takeOff({ email }: LicensedAccount, { builds }: LicenseEnded): void {
    const id = this.base.submission.submission_id;
    const change = builds.find(({ submission_id }) => submission_id === id);
    const withoutAccount = (fields: BuildFields): BuildFields => ({
      ...fields,
      offer: withoutEnded(fields.offer, email, change),
    });
    this.#rebase(this.base, withoutAccount(this.values()), withoutAccount(this.#defaults));
  }

  /**
   * Merges the input with a newer build and returns the fields that are taken from it. If the user has to choose,
   * returns the conflict and changes nothing.
   */
  merge(
    present: ProductDetail,
    reader: LanguageCode,
  ): { readonly adopted: readonly string[]; readonly conflict?: Omit<Conflict, "again"> } {
    const stored = this.base;
    const meeting = {
      base: { stored, fields: toBuildFields(stored, reader) },
      mine: { stored, fields: this.values() },
      theirs: { stored: present, fields: toBuildFields(present, reader) },
    };
    const merged = merge(meeting);
    const moved = present.submission.status !== stored.submission.status;
    if (moved || merged.conflicts.length > 0)
      return { adopted: [], conflict: { ...meeting, ...merged, moved } };
    this.settle(merged.choose({}), present, reader);
    return merged;
  }
}
