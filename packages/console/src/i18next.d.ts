// The keys that exist: a text that no language has does not compile.
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
