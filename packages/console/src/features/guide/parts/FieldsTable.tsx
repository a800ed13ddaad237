// The fields of a build: which are required for review, and what each accepts.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge, DataTable } from "@lanyard/design-system";
import { editorCurrency, submissionLimits } from "@lanyard/contract";
import { formatSize } from "../../../i18n/file-size.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import { buildFields, type Accepts, type BuildField } from "../build-fields.ts";
import { imageTypeNames } from "../facts.ts";
import { Code } from "../prose.tsx";

function Accepted({ accepts }: { readonly accepts: Accepts }) {
  const { t } = useTranslation("guide");
  const language = useReader();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const picture = {
    types: imageTypeNames.join(", "),
    size: formatSize(submissionLimits.imageBytes, language),
  };
  const words: {
    [Kind in Accepts["kind"]]: (rule: Extract<Accepts, { kind: Kind }>) => ReactNode;
  } = {
    characters: ({ most }) => t("up_to_characters", { n: number(most) }),
    link: ({ most }) => t("link", { n: number(most) }),
    entries: ({ most }) => t("up_to_entries", { n: number(most) }),
    price: ({ most }) => t("price", { most: formatPrice(most, editorCurrency, "", language) }),
    one_of: ({ path }) => (
      <>
        {t("one_of")} <Code>{`GET ${path}`}</Code>
      </>
    ),
    words: (rule) => rule.words.join(", "),
    flag: () => t("flag"),
    file: ({ types, bytes }) =>
      t("file", { types: types.join(", "), size: formatSize(bytes, language) }),
    picture: ({ most }) =>
      most === 1 ? t("file", picture) : t("up_to_files", { ...picture, n: number(most) }),
  };
  const say = words[accepts.kind] as (rule: Accepts) => ReactNode;
  return say(accepts);
}

function Name({ field }: { readonly field: BuildField }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-col items-start gap-1">
      {t(field.label)}
      <Code className="font-normal text-ink-muted">{field.name}</Code>
    </span>
  );
}

function Needed({ field }: { readonly field: BuildField }) {
  const { t } = useTranslation("guide");
  return field.needed ? (
    <Badge tone="info">{t("yes")}</Badge>
  ) : (
    <span className="text-ink-muted">{t("no")}</span>
  );
}

const nameCell = (field: BuildField) => <Name field={field} />;
const acceptsCell = (field: BuildField) => <Accepted accepts={field.accepts} />;
const neededCell = (field: BuildField) => <Needed field={field} />;

export function FieldsTable() {
  const { t } = useTranslation("guide");
  return (
    <DataTable
      caption={t("fields")}
      rows={buildFields}
      rowKey={({ name }) => name}
      empty={null}
      columns={[
        { id: "field", header: t("field"), cell: nameCell },
        { id: "accepts", header: t("limit"), cell: acceptsCell },
        { id: "needed", header: t("required"), cell: neededCell },
      ]}
    />
  );
}
