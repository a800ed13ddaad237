// The text keys as types: an unknown key does not compile.
import type { ConsoleMessages, StoreMessages } from "@lanyard/contract";
import type embed from "./locales/embed.it.json";
import type difference from "./locales/difference.it.json";
import type preflight from "./locales/preflight.it.json";
import type guide from "./locales/guide.it.json";
import type it from "./locales/it.json";
import type operations from "./locales/operations.it.json";
import type office from "./locales/office.it.json";
import type review from "./locales/review.it.json";
import type store from "./locales/store.it.json";

declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: {
      translation: ConsoleMessages & typeof it;
      difference: typeof difference;
      embed: typeof embed;
      guide: typeof guide;
      office: typeof office;
      operations: typeof operations;
      review: typeof review;
      preflight: typeof preflight;
      store: StoreMessages & typeof store;
    };
  }
}
