// The columns that name stored files. A table that starts to name files is added here.
import { users } from "./account/account.tables.ts";
import { screenshots, submissions } from "./submission/submission.tables.ts";

export const fileColumns = [
  users.avatar,
  submissions.icon,
  submissions.banner,
  submissions.archive,
  submissions.sqlScript,
  screenshots.image,
];
