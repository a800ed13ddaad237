// The fields of a build: which are needed for review, and what each accepts.
import { useTranslation } from "react-i18next";
import { Badge, DataTable } from "@lanyard/design-system";
import { submissionLimits } from "@lanyard/contract";
import { formatSize } from "../../shared/file-size.ts";
import { buildFields, type Accepts, type BuildField } from "../build-fields.ts";
import { imageTypeNames } from "../facts.ts";
import { useGuide } from "../guide-context.ts";
import { codeLook, Rich } from "../Rich.tsx";

function Accepted({ accepts }: { readonly accepts: Accepts }) {
  const { label, language, gaps } = useGuide();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const picture = {
    types: imageTypeNames.join(", "),
    size: formatSize(submissionLimits.imageBytes, language),
  };
  const words: { [Kind in Accepts["kind"]]: (of: Extract<Accepts, { kind: Kind }>) => string } = {
    characters: ({ most }) => label("up_to_characters", { n: number(most) }),
    link: ({ most }) => label("link", { n: number(most) }),
    entries: ({ most }) => label("up_to_entries", { n: number(most) }),
    price: () => label("price", { most: gaps["maxPrice"] ?? "" }),
    one_of: ({ path }) => label("one_of", { path: `GET ${path}` }),
    words: (of) => of.words.join(", "),
    flag: () => label("flag"),
    file: ({ types, bytes }) =>
      label("file", { types: types.join(", "), size: formatSize(bytes, language) }),
    picture: ({ most }) =>
      most === 1 ? label("file", picture) : label("up_to_files", { ...picture, n: number(most) }),
  };
  const say = words[accepts.kind] as (of: Accepts) => string;
  return <Rich text={say(accepts)} />;
}

function Name({ field }: { readonly field: BuildField }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-col items-start gap-1">
      {t(field.label)}
      <code className={`${codeLook} font-normal text-ink-muted`}>{field.name}</code>
    </span>
  );
}

function Needed({ field }: { readonly field: BuildField }) {
  const { label } = useGuide();
  return field.needed ? (
    <Badge tone="info">{label("yes")}</Badge>
  ) : (
    <span className="text-ink-muted">{label("no")}</span>
  );
}

const nameCell = (field: BuildField) => <Name field={field} />;
const acceptsCell = (field: BuildField) => <Accepted accepts={field.accepts} />;
const neededCell = (field: BuildField) => <Needed field={field} />;

export function FieldsTable() {
  const { label } = useGuide();
  return (
    <DataTable
      caption={label("fields")}
      rows={buildFields}
      rowKey={({ name }) => name}
      empty={null}
      columns={[
        { id: "field", header: label("field"), cell: nameCell },
        { id: "accepts", header: label("limit"), cell: acceptsCell },
        { id: "needed", header: label("required"), cell: neededCell },
      ]}
    />
  );
}
