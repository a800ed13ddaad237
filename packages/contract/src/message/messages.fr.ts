// The messages of the server and the forms, in French.
import type { Messages } from "./message.keys.ts";
import { account } from "./fr/account.ts";
import { delivery } from "./fr/delivery.ts";
import { license } from "./fr/license.ts";
import { mail } from "./fr/mail.ts";
import { people } from "./fr/people.ts";
import { request } from "./fr/request.ts";
import { review } from "./fr/review.ts";
import { submission } from "./fr/submission.ts";

export const fr: Messages = {
  ...account,
  ...submission,
  ...review,
  ...license,
  ...people,
  ...delivery,
  ...mail,
  ...request,
};
