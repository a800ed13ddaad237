// The columns that hold keys of stored files. Add any new column that does: files without a reference are deleted.
import { fileFields, imageFields } from "@lanyard/contract";
import { users } from "./features/account/account.tables.ts";
import {
  columnOf,
  fileColumnsOf,
  screenshots,
  submissions,
} from "./features/submission/submission.tables.ts";

export const fileColumns = [
  users.avatar,
  ...imageFields.map((name) => submissions[columnOf[name]]),
  ...fileFields.map((name) => submissions[fileColumnsOf[name].key]),
  screenshots.image,
];
