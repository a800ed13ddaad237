// What the store will show of a build, derived from the form's values.
import type { PreviewPicture } from "@lanyard/design-system";
import { parsePrice, type LanguageCode, type ProductDetail } from "@lanyard/contract";
import { formatPrice } from "../../../i18n/format.ts";
import { getHue } from "../../../components/status/hue.ts";
import type { BuildChoices } from "./build-context.ts";
import type { BuildFields, FileChange } from "../fields/build-fields.ts";

const pictured = ({ file, removed }: FileChange, stored: string): PreviewPicture | undefined =>
  file ?? (removed || stored === "" ? undefined : stored);

export interface PreviewSource {
  readonly fields: BuildFields;
  readonly detail: ProductDetail;
  readonly choices: BuildChoices;
  /** The id of the preview's language. */
  readonly language: string | undefined;
  readonly reader: LanguageCode;
  /** The word for "free". */
  readonly free: string;
}

export function createPreview({ fields, detail, choices, language, reader, free }: PreviewSource) {
  const { submission, screenshots } = detail;
  const { offer } = fields;
  const texts = language === undefined ? undefined : fields.texts[`l${language}`];
  const price = offer.free ? { cents: 0 } : parsePrice(offer.price);
  const findLabel = (options: BuildChoices["menu"], id: string) =>
    options.find((option) => String(option.id) === id)?.label ?? "";
  return {
    hue: getHue(Number(fields.menu_entry_id) || null),
    name: texts?.name ?? "",
    description: texts?.description ?? "",
    menuEntry: findLabel(choices.menu, fields.menu_entry_id),
    price: "problem" in price ? "" : formatPrice(price.cents / 100, offer.currency, free, reader),
    length: offer.free ? "" : findLabel(choices.expirations, offer.expiration),
    version: fields.version.trim(),
    notes: fields.notes,
    icon: pictured(fields.icon, submission.icon_url),
    banner: pictured(fields.banner, submission.banner_url),
    permissions: fields.permissions.map((id) => findLabel(choices.permissions, id)),
    pictures: fields.screenshots
      .filter(({ removed }) => !removed)
      .flatMap(
        ({ file, savedId }) =>
          file ??
          screenshots.find(({ screenshot_id }) => screenshot_id === savedId)?.screenshot_url ??
          [],
      ),
  };
}
export type Preview = ReturnType<typeof createPreview>;
