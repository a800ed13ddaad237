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
import { columnByField, fileColumnsByField } from "./submission.tables.ts";

export const toContent = ({ row, texts, permissions, screenshots, accounts }: Build): Content => ({
  ...each(textFields, (name) => row[columnByField[name]]),
  ...each(imageFields, (name) => row[columnByField[name]]),
  ...each(flagFields, (name) => row[columnByField[name]]),
  ...each(fileFields, (name) => ({
    key: row[fileColumnsByField[name].key],
    name: row[fileColumnsByField[name].name],
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

const oneColumnFields = Object.keys(columnByField) as (keyof typeof columnByField)[];

/** The content as columns of the build's row. */
export const toColumns = (content: Content): Partial<SubmissionRow> =>
  Object.fromEntries([
    ...oneColumnFields.map((name) => [columnByField[name], content[name]]),
    ...fileFields.flatMap((name) => [
      [fileColumnsByField[name].key, content[name].key],
      [fileColumnsByField[name].name, content[name].name],
    ]),
    ["priceCents", content.price_amount.cents],
  ]);

/** The content as rows of the other tables. */
export const toParts = (content: Content): Parts => ({
  texts: content.languages,
  permissions: content.permissions,
  accounts: content.company_token,
  screenshots: content.screenshots,
});

/** The field that each column, or part of another table, belongs to. */
export const fieldByColumn: Readonly<Record<string, FieldName>> = Object.fromEntries([
  ...oneColumnFields.map((name) => [columnByField[name], name]),
  ...fileFields.flatMap((name) =>
    Object.values(fileColumnsByField[name]).map((column) => [column, name]),
  ),
  ["priceCents", "price_amount"],
  ...Object.entries({
    texts: "languages",
    permissions: "permissions",
    accounts: "company_token",
    screenshots: "screenshots",
  } satisfies Record<keyof Parts, FieldName>),
]);
