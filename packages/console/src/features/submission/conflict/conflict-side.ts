// How one side of a conflict describes a field, in the reader's language.
import type { TFunction } from "i18next";
import type { DiffPicture } from "@lanyard/design-system";
import {
  fileNames,
  parsePrice,
  type FieldByKind,
  type LanguageCode,
  type Option,
  type ProductDetail,
} from "@lanyard/contract";
import { formatPrice } from "../../../i18n/format.ts";
import type { BuildChoices } from "../editor/build-context.ts";
import { editorTexts, type FileChange } from "../fields/build-fields.ts";
import type { Version } from "./three-way.ts";
import { languageOfField } from "../fields/wire-fields.ts";

const findLabel = (options: readonly Option[] = [], id: string) =>
  options.find((option) => String(option.id) === id)?.label ?? id;

const fileName = (
  { file, removed }: FileChange,
  { submission }: ProductDetail,
  name: FieldByKind<"archive" | "sql">,
) => file?.name ?? (removed ? "" : submission[fileNames[name]]);

/** Undefined for pictures. */
export function sideText(
  field: string,
  { fields, stored }: Version,
  choices: Partial<BuildChoices>,
  { t, reader }: { readonly t: TFunction; readonly reader: LanguageCode },
): string | undefined {
  const { offer } = fields;
  const text = languageOfField(field);
  if (text) return fields.texts[`l${text.id}`]?.[text.text] ?? "";
  const typed = editorTexts.find((name) => name === field);
  if (typed) return fields[typed];
  switch (field) {
    case "languages":
      return stored.available_languages
        .flatMap(({ id, name }) => (fields.languages.includes(String(id)) ? [name] : []))
        .join("\n");
    case "menu_entry_id":
      return findLabel(choices.menu, fields.menu_entry_id);
    case "mobile_available":
      return t(fields.mobile_available ? "yes" : "no");
    case "permissions":
      return fields.permissions.map((id) => findLabel(choices.permissions, id)).join("\n");
    case "source_code_url":
    case "db_script_url":
      return fileName(fields[field], stored, field);
    case "price_amount": {
      const price = offer.free ? { cents: 0 } : parsePrice(offer.price);
      return "cents" in price
        ? formatPrice(price.cents / 100, offer.currency, t("price.free"), reader)
        : offer.price;
    }
    case "expiration_id":
      return findLabel(choices.expirations, offer.expiration);
    case "price_currency":
      return offer.currency;
    case "is_private":
      return t(offer.isPrivate ? "label.private" : "label.public");
    case "company_token":
      return offer.accounts.map(({ email }) => email).join("\n");
    default:
      return undefined;
  }
}

/** One side's pictures: stored ones and selected files. */
export function sidePictures(
  field: string,
  { fields, stored }: Version,
  alt: string,
): DiffPicture[] {
  if (field === "screenshots")
    return fields.screenshots.flatMap(({ savedId, file, removed }) => {
      const saved = stored.screenshots.find(({ screenshot_id }) => screenshot_id === savedId);
      return removed ? [] : [file ? { file, alt } : { src: saved?.screenshot_url, alt }];
    });
  const name = field === "icon" ? "icon" : "banner";
  const { file, removed } = fields[name];
  const src = removed ? "" : stored.submission[`${name}_url`];
  return file ? [{ file, alt }] : src ? [{ src, alt }] : [];
}
