// The messages of the server and the forms, in Italian; they define the keys for all languages.
import type { LicenseStateTexts } from "../license/license.names.ts";
import type { StopTexts } from "../preflight/preflight.rules.ts";
import type { Names } from "../submission/submission.names.ts";
import { account } from "./it/account.ts";
import { delivery } from "./it/delivery.ts";
import { license } from "./it/license.ts";
import { mail } from "./it/mail.ts";
import { people } from "./it/people.ts";
import { request } from "./it/request.ts";
import { review } from "./it/review.ts";
import { submission } from "./it/submission.ts";

export const it = {
  ...account,
  ...submission,
  ...review,
  ...license,
  ...people,
  ...delivery,
  ...mail,
  ...request,
} as const satisfies Names & LicenseStateTexts & StopTexts;
