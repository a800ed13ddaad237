// What each message between an app and its host does, in the languages that are not the package's: its own words are English.
import type { LanguageCode } from "@lanyard/contract";
import type { MessageWords } from "./protocol-words.ts";
import es from "./texts/messages.es.json" with { type: "json" };
import fr from "./texts/messages.fr.json" with { type: "json" };
import it from "./texts/messages.it.json" with { type: "json" };

const translated: Readonly<Record<Exclude<LanguageCode, "en">, MessageWords>> = { it, es, fr };

/** Undefined in English. A chapter imports its own language's alone, as browsers fetch no other. */
export const messageWords = (language: LanguageCode): MessageWords | undefined =>
  language === "en" ? undefined : translated[language];
