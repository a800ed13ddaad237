// What each message between an app and its host does, translated; the host bridge package has the English texts.
import type { LanguageCode } from "@lanyard/contract";
import type { MessageWords } from "./protocol-words.ts";
import es from "./texts/messages.es.json" with { type: "json" };
import fr from "./texts/messages.fr.json" with { type: "json" };
import it from "./texts/messages.it.json" with { type: "json" };

const translated: Readonly<Record<Exclude<LanguageCode, "en">, MessageWords>> = { it, es, fr };

/** Undefined in English. Each chapter imports only its own language's texts, so that browsers load no others. */
export const messageWords = (language: LanguageCode): MessageWords | undefined =>
  language === "en" ? undefined : translated[language];
