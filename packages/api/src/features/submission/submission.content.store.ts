// Converts between a build's content and its rows.
import {
  each,
  fileFields,
  flagFields,
  imageFields,
  textFields,
  type FieldName,
} from "@lanyard/contract";
import type { Build } from "./submission.build.store.ts";
import type { Content } from "./submission.content.ts";
import type { Parts } from "./submission.parts.store.ts";
import type { SubmissionRow } from "./submission.store.ts";
import { columnOf, fileColumnsOf } from "./submission.tables.ts";

export const contentOf = ({ row, texts, permissions, screenshots, accounts }: Build): Content => ({
  ...each(textFields, (name) => row[columnOf[name]]),
  ...each(imageFields, (name) => row[columnOf[name]]),
  ...each(flagFields, (name) => row[columnOf[name]]),
  ...each(fileFields, (name) => ({
    key: row[fileColumnsOf[name].key],
    name: row[fileColumnsOf[name].name],
  })),
  languages: texts,
  menu_entry_id: row.menuEntryId,
  permissions,
  screenshots,
  expiration_id: row.expirationId,
  price_amount: { cents: row.priceCents },
  price_currency: row.priceCurrency,
  company_token: accounts,
});

const oneColumnFields = Object.keys(columnOf) as (keyof typeof columnOf)[];

/** The content as columns of the build's row. */
export const columnsOf = (content: Content): Partial<SubmissionRow> =>
  Object.fromEntries([
    ...oneColumnFields.map((name) => [columnOf[name], content[name]]),
    ...fileFields.flatMap((name) => [
      [fileColumnsOf[name].key, content[name].key],
      [fileColumnsOf[name].name, content[name].name],
    ]),
    ["priceCents", content.price_amount.cents],
  ]);

/** The content as rows of the other tables. */
export const partsOf = (content: Content): Parts => ({
  texts: content.languages,
  permissions: content.permissions,
  accounts: content.company_token,
  screenshots: content.screenshots,
});

/** The field that each column, or part of another table, belongs to. */
export const fieldOf: Readonly<Record<string, FieldName>> = Object.fromEntries([
  ...oneColumnFields.map((name) => [columnOf[name], name]),
  ...fileFields.flatMap((name) =>
    Object.values(fileColumnsOf[name]).map((column) => [column, name]),
  ),
  ["priceCents", "price_amount"],
  ...Object.entries({
    texts: "languages",
    permissions: "permissions",
    accounts: "company_token",
    screenshots: "screenshots",
  } satisfies Record<keyof Parts, FieldName>),
]);
