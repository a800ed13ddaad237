// Unfinished texts: placeholders, repetitions, and texts in the wrong language.
import { languages, type Finding, type LanguageCode } from "@lanyard/contract";
import { createFinding } from "./finding.rules.ts";
import { detectOtherLanguage } from "./text.language.rules.ts";

export interface Written {
  /** The wire field. */
  readonly field: string;
  readonly text: string;
  /** Undefined when the text may be in any language. */
  readonly language: LanguageCode | undefined;
  /** The language of a title is not checked, because a short name may be a word of any language. */
  readonly kind: "title" | "description" | "notes";
}

/**
 * Placeholders for a text that is missing, one kind per row. Case-sensitive when the letters are also an ordinary word.
 */
export const placeholders: readonly RegExp[] = [
  /\blorem ipsum\b/i,
  /\b(?:dolor sit amet|consectetur adipiscing)\b/i,
  /\bTODO\b\s*[:!-]|\bFIXME\b/,
  // Within a sentence it may be a word that an app shows; alone, after a colon or in a short text it is a placeholder.
  /(?<=^\s*|[:.!?([]\s*|^.{0,50}\s)(?:TBD|TBA)(?=\s*(?:[.!:)\]]|$))/m,
  /\b(?:[Aa]sdf|[Qq]wer|[Hh]jkl|[Ff]oo ?bar)[a-z]*\b/,
  /\bx{4,}\b/i,
  /[[<](?:your|insert|inserire|inserisci|insertar|insérer|name|nome|nombre|nom|title|titolo|título|titre|text|testo|texto|texte)\b[^\]>\n]{0,60}[\]>]/i,
  /([^\s\d.\-_=*~])\1{9,}/u,
];
/** A text that consists only of the name of its field, or of a word such as "test". */
const emptyText =
  /^(?:test|prova|prueba|essai|text|testo|texto|texte|title|titolo|título|titre|name|nome|nombre|nom|description|descrizione|descripción|app|my app|untitled|senza titolo|sin título|sans titre)[\s.!\d]*$/i;

const findPlaceholder = (text: string): string | undefined =>
  placeholders.map((pattern) => pattern.exec(text)?.[0]).find(Boolean) ??
  (emptyText.test(text.trim()) ? text.trim() : undefined);

/** Normalises a text, so that texts that look the same to a reader are equal. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, " ")
    .trim();

/** The texts that repeat an earlier one: that of another language, or their own title. */
function repeated(texts: readonly Written[]): readonly Written[] {
  const visited = new Set<string>();
  return texts.filter(({ text, kind }) => {
    const normalized = plain(text);
    // Names may be the same in several languages.
    if (normalized === "" || (kind === "title" && visited.has(normalized))) return false;
    const isAgain = visited.has(normalized);
    visited.add(normalized);
    return isAgain;
  });
}

const getLanguageName = (code: LanguageCode): string =>
  languages.find((language) => language.code === code)?.name ?? code;

export function inspectTexts(texts: readonly Written[]): readonly Finding[] {
  const list: Finding[] = [];
  for (const { field, text, language, kind } of texts) {
    const words = findPlaceholder(text);
    if (words !== undefined) list.push(createFinding("text_placeholder", { field }, { words }));
    else if (language !== undefined && kind !== "title") {
      const other = detectOtherLanguage(text, language);
      if (other !== undefined)
        list.push(createFinding("text_language", { field }, { language: getLanguageName(other) }));
    }
  }
  list.push(...repeated(texts).map(({ field }) => createFinding("text_repeated", { field })));
  return list;
}
