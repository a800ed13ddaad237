// The fields of a build for the guide: which are required for review, and what each accepts.
import {
  currencies,
  each,
  fieldNames,
  fileFields,
  fileTypes,
  flagFields,
  imageFields,
  isNeeded,
  listExpirations,
  listFields,
  listMenu,
  listPermissions,
  priceLimits,
  submissionFields,
  submissionFiles,
  submissionLimits as limits,
  textFields,
  urlFields,
  type FieldName,
} from "@lanyard/contract";

export type Accepts =
  | { readonly kind: "characters" | "link" | "entries"; readonly most: number }
  | { readonly kind: "price"; readonly most: number }
  | { readonly kind: "one_of"; readonly path: string }
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "flag" }
  | { readonly kind: "file"; readonly types: readonly string[]; readonly bytes: number }
  | { readonly kind: "picture"; readonly most: number };

const characters = (most: number): Accepts => ({ kind: "characters", most });
const choice = ({ path }: { readonly path: string }): Accepts => ({ kind: "one_of", path });
const picture = (most: number): Accepts => ({ kind: "picture", most });

const accepted: Readonly<Record<Exclude<FieldName, "languages">, Accepts>> = {
  ...each(textFields, (name) => characters(submissionFields[name].most)),
  ...each(urlFields, (name): Accepts => ({ kind: "link", most: submissionFields[name].most })),
  ...each(flagFields, (): Accepts => ({ kind: "flag" })),
  ...each(imageFields, () => picture(1)),
  ...each(fileFields, (name): Accepts => {
    const { kind, maxBytes } = submissionFiles[name];
    return { kind: "file", types: Object.values(fileTypes[kind]).flat(), bytes: maxBytes };
  }),
  menu_entry_id: choice(listMenu),
  permissions: choice(listPermissions),
  screenshots: picture(submissionFields.screenshots.most),
  expiration_id: choice(listExpirations),
  price_amount: { kind: "price", most: priceLimits.most },
  price_currency: { kind: "words", words: currencies.map(({ code }) => code) },
  company_token: { kind: "entries", most: submissionFields.company_token.most },
};

type LabelledField = Exclude<FieldName, "notes" | "is_private">;

export interface BuildField {
  readonly name: string;
  /** Translation key of the field's label in the editor. */
  readonly label:
    | `build.${LabelledField}`
    | "build.name"
    | "build.description"
    | "build.section_notes"
    | "offer.private";
  readonly accepts: Accepts;
  /** Whether the field is required for review. */
  readonly needed: boolean;
}

function getLabelKey(name: FieldName): BuildField["label"] {
  if (name === "notes") return "build.section_notes";
  return name === "is_private" ? "offer.private" : `build.${name}`;
}

const lists: readonly FieldName[] = listFields;

const createRows = (name: FieldName): BuildField[] =>
  name === "languages"
    ? (["name", "description"] as const).map((text) => ({
        name: `languages[n][${text}]`,
        label: `build.${text}`,
        accepts: characters(text === "name" ? limits.title : limits.description),
        needed: isNeeded(name),
      }))
    : [
        {
          name: lists.includes(name) ? `${name}[n]` : name,
          label: getLabelKey(name),
          accepts: accepted[name],
          needed: isNeeded(name),
        },
      ];

/** In the order of the editor, except that the contract length follows the price it belongs to. */
const documentedFields = fieldNames.flatMap((name): FieldName[] => {
  if (name === "expiration_id") return [];
  return name === "price_currency" ? [name, "expiration_id"] : [name];
});

export const buildFields = documentedFields.flatMap(createRows);
