// The two forms that change a build: its editor, and the form for price and publication.
import { currencies, each, type LanguageCode, type ProductDetail } from "@lanyard/contract";
import { buildRequest, type BuildRequest } from "../fields/build-form-data.ts";
import {
  editorFiles,
  toBuildFields,
  fileChange,
  type BuildFields,
} from "../fields/build-fields.ts";
import { offerForm, toOffer, type Offer } from "../offer/offer.ts";

/** What was entered, and the build that it changes. The device keeps it. */
export interface BuildEdits {
  readonly entered: BuildFields;
  readonly base: ProductDetail;
}

export interface Edited {
  /** The name under which the edits are kept. */
  readonly name: (submissionId: number | string) => string;
  readonly fill: (detail: ProductDetail, reader: LanguageCode) => BuildFields;
  readonly request: (fields: BuildFields) => BuildRequest;
  /** Kept edits, as devices have them. */
  readonly pack: (edits: BuildEdits) => unknown;
  readonly unpack: (stored: unknown, reader: LanguageCode) => BuildEdits;
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
  fill: toBuildFields,
  request: buildRequest,
  pack: (edits) => edits,
  unpack: (stored) => {
    const { entered, base } = stored as BuildEdits;
    return { entered: fromElsewhere(entered), base };
  },
};

/** Clears an unknown currency, so that the user has to select one. */
const withValidCurrency = (offer: Offer): Offer =>
  currencies.some(({ code }) => code === offer.currency) ? offer : { ...offer, currency: "" };

export const editedOffer: Edited = {
  name: (submissionId) => `offer ${submissionId}`,
  fill: (detail, reader) => {
    const fields = toBuildFields(detail, reader);
    return { ...fields, offer: withValidCurrency(toOffer(detail, reader)) };
  },
  request: ({ offer }) => ({ body: offerForm(offer), uploads: [], reorder: undefined }),
  pack: ({ entered, base }) => ({ entered: entered.offer, base }),
  unpack: (stored, reader) => {
    const { entered, base } = stored as { readonly entered: Offer; readonly base: ProductDetail };
    return { entered: { ...toBuildFields(base, reader), offer: entered }, base };
  },
};
