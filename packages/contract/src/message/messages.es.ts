// The messages of the server and the forms, in Spanish.
import type { Messages } from "./message.keys.ts";
import { account } from "./es/account.ts";
import { delivery } from "./es/delivery.ts";
import { license } from "./es/license.ts";
import { mail } from "./es/mail.ts";
import { people } from "./es/people.ts";
import { request } from "./es/request.ts";
import { review } from "./es/review.ts";
import { submission } from "./es/submission.ts";

export const es: Messages = {
  ...account,
  ...submission,
  ...review,
  ...license,
  ...people,
  ...delivery,
  ...mail,
  ...request,
};
