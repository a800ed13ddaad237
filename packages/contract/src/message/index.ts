// All messages in every language, for the server; the browser fetches one language at a time.
import type { LanguageCode } from "../languages.ts";
import { en } from "./messages.en.ts";
import { es } from "./messages.es.ts";
import { fr } from "./messages.fr.ts";
import { it } from "./messages.it.ts";
import type { Messages } from "./message.keys.ts";

export const messages: Readonly<Record<LanguageCode, Messages>> = { it, en, es, fr };
