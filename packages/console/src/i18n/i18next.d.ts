// The text keys as types: an unknown key does not compile.
import type { ConsoleMessages, StoreMessages } from "@lanyard/contract";
import type difference from "./locales/it/difference.json";
import type embed from "./locales/it/embed.json";
import type guide from "./locales/it/guide.json";
import type office from "./locales/it/office.json";
import type operations from "./locales/it/operations.json";
import type preflight from "./locales/it/preflight.json";
import type review from "./locales/it/review.json";
import type store from "./locales/it/store.json";
import type translation from "./locales/it/translation.json";
import type { Namespace } from "./namespaces.ts";

/** Of a namespace without its line here no key compiles. */
interface Resources extends Record<Namespace, object> {
  translation: ConsoleMessages & typeof translation;
  difference: typeof difference;
  embed: typeof embed;
  guide: typeof guide;
  office: typeof office;
  operations: typeof operations;
  preflight: typeof preflight;
  review: typeof review;
  store: StoreMessages & typeof store;
}

declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: Resources;
  }
}
