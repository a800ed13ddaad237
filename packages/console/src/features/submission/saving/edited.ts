// The two forms that change a build: its editor, and the form for price and publication.
import { currencies, each, type LanguageCode, type ProductDetail } from "@lanyard/contract";
import { buildRequest, type BuildRequest } from "../fields/build-form-data.ts";
import { editorFiles, fieldsOf, fileChange, type BuildFields } from "../fields/build-fields.ts";
import { offerForm, offerOf, type Offer } from "../offer/offer.ts";

/** What was entered, and the build that it changes. The device keeps it. */
export interface KeptBuild {
  readonly entered: BuildFields;
  readonly base: ProductDetail;
}

export interface Edited {
  /** The name under which the edits are kept. */
  readonly name: (submissionId: number | string) => string;
  readonly fill: (detail: ProductDetail, reader: LanguageCode) => BuildFields;
  readonly request: (fields: BuildFields) => BuildRequest;
  /** Kept edits, as devices have them. */
  readonly pack: (edits: KeptBuild) => unknown;
  readonly unpack: (kept: unknown, reader: LanguageCode) => KeptBuild;
}

/** Renumbers the file choices and new screenshots of another page, so that they are unique in this one. */
const fromElsewhere = (fields: BuildFields): BuildFields => ({
  ...fields,
  ...each(editorFiles, (name) => fileChange(fields[name].file, fields[name].removed)),
  screenshots: fields.screenshots.flatMap((shot) => {
    if (shot.savedId !== null) return [shot];
    return shot.file ? [{ ...shot, id: `kept${Math.random()}` }] : [];
  }),
});

export const editedBuild: Edited = {
  name: (submissionId) => `build ${submissionId}`,
  fill: fieldsOf,
  request: buildRequest,
  pack: (edits) => edits,
  unpack: (kept) => {
    const { entered, base } = kept as KeptBuild;
    return { entered: fromElsewhere(entered), base };
  },
};

/** Clears an unknown currency, so that the user has to select one. */
const withKnownCurrency = (offer: Offer): Offer =>
  currencies.some(({ code }) => code === offer.currency) ? offer : { ...offer, currency: "" };

export const editedOffer: Edited = {
  name: (submissionId) => `offer ${submissionId}`,
  fill: (detail, reader) => {
    const fields = fieldsOf(detail, reader);
    return { ...fields, offer: withKnownCurrency(offerOf(detail, reader)) };
  },
  request: ({ offer }) => ({ body: offerForm(offer), uploads: [], reorder: undefined }),
  pack: ({ entered, base }) => ({ entered: entered.offer, base }),
  unpack: (kept, reader) => {
    const { entered, base } = kept as { readonly entered: Offer; readonly base: ProductDetail };
    return { entered: { ...fieldsOf(base, reader), offer: entered }, base };
  },
};
