// The columns that hold keys of stored files. Add any new column that does: files without a reference are deleted.
import { fileFields, imageFields } from "@lanyard/contract";
import { users } from "./features/account/account.tables.ts";
import {
  columnByField,
  fileColumnsByField,
  screenshots,
  submissions,
} from "./features/submission/submission.tables.ts";

export const fileColumns = [
  users.avatar,
  ...imageFields.map((name) => submissions[columnByField[name]]),
  ...fileFields.map((name) => submissions[fileColumnsByField[name].key]),
  screenshots.image,
];
