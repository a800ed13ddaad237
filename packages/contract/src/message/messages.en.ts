// The messages of the server and the forms, in English.
import type { Messages } from "./message.keys.ts";
import { account } from "./en/account.ts";
import { delivery } from "./en/delivery.ts";
import { license } from "./en/license.ts";
import { mail } from "./en/mail.ts";
import { people } from "./en/people.ts";
import { request } from "./en/request.ts";
import { review } from "./en/review.ts";
import { submission } from "./en/submission.ts";

export const en: Messages = {
  ...account,
  ...submission,
  ...review,
  ...license,
  ...people,
  ...delivery,
  ...mail,
  ...request,
};
