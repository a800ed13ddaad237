// Three-way merge of a build that two people, or two tabs, have changed since a common state, field by field.
import {
  imageFields,
  fileFields,
  freePrice,
  parsePrice,
  type removals,
  tidyText,
  type OfferField,
  type ProductDetail,
} from "@lanyard/contract";
import { editorFlags, editorTexts, type BuildFields, type Shot } from "../fields/build-fields.ts";
import type { Offer } from "../offer/offer.ts";

/** A version of a build: stored, or entered on top of a stored one. */
export interface Version {
  readonly fields: BuildFields;
  readonly stored: ProductDetail;
}

export interface Meeting {
  readonly base: Version;
  readonly mine: Version;
  readonly theirs: Version;
}

/** A part of the build that is compared and merged as a unit. */
interface Aspect {
  /** The API field that shows it. */
  readonly field: string;
  /** A string that is equal for equal content. */
  readonly says: (version: Version) => string;
  /** Copies this part of `from` into `into`. */
  readonly take: (target: BuildFields, from: BuildFields) => BuildFields;
}

const sorted = (entries: readonly string[]) =>
  JSON.stringify([...entries].map((entry) => entry.trim().toLowerCase()).toSorted());

type Plain = Exclude<keyof BuildFields, "texts" | "offer">;
const createAspect = <Name extends Plain>(
  field: Name,
  says: (value: BuildFields[Name], stored: ProductDetail) => string,
): Aspect => ({
  field,
  says: ({ fields, stored }) => says(fields[field], stored),
  take: (target, from) => ({ ...target, [field]: from[field] }),
});
const offerAspect = (
  field: OfferField,
  names: readonly (keyof Offer)[],
  says: (offer: Offer) => string,
): Aspect => ({
  field,
  says: ({ fields }) => says(fields.offer),
  take: (target, { offer }) => ({
    ...target,
    offer: { ...target.offer, ...Object.fromEntries(names.map((name) => [name, offer[name]])) },
  }),
});

/** A URL without its signature, which differs in every response. */
const withoutSignature = (url: string) => url.split("?", 1)[0]!;
const storedFile = ({ submission }: ProductDetail, name: keyof typeof removals) =>
  withoutSignature(
    name === "icon" || name === "banner" ? submission[`${name}_url`] : submission[name],
  );

const says = ({ free, price }: Offer): string => {
  const parsed = free ? { cents: freePrice } : parsePrice(price);
  return "problem" in parsed ? price : JSON.stringify(parsed);
};

const shotsSay = (shots: readonly Shot[]) =>
  shots.flatMap(({ id, removed }) => (removed ? [] : [id])).join();

/**
 * Applies one's own screenshots to the stored ones: stored ones deleted meanwhile stay deleted, and ones added
 * meanwhile are marked as removed.
 */
function takeShots(target: readonly Shot[], from: readonly Shot[]): Shot[] {
  const has = (shots: readonly Shot[], id: number | null) =>
    shots.some(({ savedId }) => savedId === id);
  return [
    ...from.filter(({ savedId }) => savedId === null || has(target, savedId)),
    ...target
      .filter(({ savedId }) => !has(from, savedId))
      .map((shot) => ({ ...shot, removed: true })),
  ];
}

const textAspects = (id: string): Aspect[] =>
  (["name", "description"] as const).map((text) => ({
    field: `languages[${id}][${text}]`,
    says: ({ fields }) => tidyText(fields.texts[`l${id}`]?.[text] ?? ""),
    take: (target, from) => {
      const none = { name: "", description: "" };
      const texts = {
        ...none,
        ...target.texts[`l${id}`],
        [text]: from.texts[`l${id}`]?.[text] ?? "",
      };
      return { ...target, texts: { ...target.texts, [`l${id}`]: texts } };
    },
  }));

/** Also copies the texts of languages that the other side does not have. */
const languages: Aspect = {
  ...createAspect("languages", sorted),
  take: (target, from) => {
    const added = from.languages.filter((id) => !target.languages.includes(id));
    const texts = Object.fromEntries(added.map((id) => [`l${id}`, from.texts[`l${id}`]!]));
    return { ...target, languages: from.languages, texts: { ...target.texts, ...texts } };
  },
};

/** In the order of the editor; texts only in the languages that both sides have. */
const listAspects = ({ mine, theirs }: Meeting): Aspect[] => [
  languages,
  ...theirs.fields.languages
    .filter((id) => mine.fields.languages.includes(id))
    .flatMap((id) => textAspects(id)),
  createAspect("menu_entry_id", String),
  ...editorTexts.map((name) => createAspect(name, tidyText)),
  ...editorFlags.map((name) => createAspect(name, String)),
  createAspect("permissions", sorted),
  ...[...fileFields, ...imageFields].map((name) =>
    createAspect(name, ({ file, removed, choice }, stored) =>
      file ? `chosen ${choice}` : removed ? "" : storedFile(stored, name),
    ),
  ),
  {
    field: "screenshots",
    says: ({ fields }) => shotsSay(fields.screenshots),
    take: (target, from) => ({
      ...target,
      screenshots: takeShots(target.screenshots, from.screenshots),
    }),
  },
  offerAspect("price_amount", ["free", "price"], says),
  offerAspect("expiration_id", ["expiration"], ({ expiration }) => expiration),
  offerAspect("price_currency", ["currency"], ({ currency }) => currency),
  offerAspect("is_private", ["isPrivate"], ({ isPrivate }) => String(isPrivate)),
  offerAspect("company_token", ["accounts"], ({ accounts }) =>
    sorted(accounts.map(({ email }) => email)),
  ),
];

/** Whether one side removed a language whose texts the other side has changed. */
function losesTexts({ base, mine, theirs }: Meeting): boolean {
  const worked = ({ fields }: Version, id: string) =>
    JSON.stringify(fields.texts[`l${id}`]) !== JSON.stringify(base.fields.texts[`l${id}`]);
  const gaveUp = ({ fields }: Version, id: string) => !fields.languages.includes(id);
  return base.fields.languages.some(
    (id) => (gaveUp(mine, id) && worked(theirs, id)) || (gaveUp(theirs, id) && worked(mine, id)),
  );
}

/** The fields that one side has changed, including the texts of each of its languages. */
export const changedFields = ({ base, mine }: Omit<Meeting, "theirs">): string[] =>
  listAspects({ base, mine, theirs: mine }).flatMap(({ field, says: toText }) =>
    toText(base) === toText(mine) ? [] : [field],
  );

export type Choice = "mine" | "theirs";

export interface Merged {
  /** The fields that both sides changed differently: the user has to choose. */
  readonly conflicts: readonly string[];
  /** The fields that only the other side changed. */
  readonly adopted: readonly string[];
  /** Builds the merged fields on top of the stored ones; without a choice, a field keeps the user's own value. */
  readonly choose: (choices: Readonly<Record<string, Choice>>) => BuildFields;
}

export function merge(meeting: Meeting): Merged {
  const { base, mine, theirs } = meeting;
  const ownAspects: Aspect[] = [];
  const both: Aspect[] = [];
  const adopted: string[] = [];
  for (const aspect of listAspects(meeting)) {
    const [original, entered, now] = [base, mine, theirs].map(aspect.says);
    if (aspect === languages && losesTexts(meeting)) both.push(aspect);
    else if (entered === now) continue;
    else if (now === original) ownAspects.push(aspect);
    else if (entered === original) adopted.push(aspect.field);
    else both.push(aspect);
  }
  return {
    conflicts: both.map(({ field }) => field),
    adopted,
    choose: (choices) =>
      [...ownAspects, ...both.filter(({ field }) => choices[field] !== "theirs")].reduce(
        (fields, { take }) => take(fields, mine.fields),
        theirs.fields,
      ),
  };
}
