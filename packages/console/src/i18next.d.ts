// The keys of texts as types: an unknown key does not compile.
import type { Messages } from "@lanyard/contract";
import type guide from "./locales/guide.it.json";
import type it from "./locales/it.json";

declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Messages & typeof it; guide: typeof guide };
  }
}
