// The texts of a build to inspect, each with its field.
import { languages, type LanguageCode } from "@lanyard/contract";
import type { Content } from "../submission/submission.content.ts";
import type { Written } from "./text.rules.ts";

const getLanguageCode = (id: number): LanguageCode | undefined =>
  languages.find((language) => language.id === id)?.code;

export const listTexts = ({ languages: texts, notes }: Content): readonly Written[] =>
  [
    ...texts.flatMap(({ languageId, name, description }): Written[] => {
      const language = getLanguageCode(languageId);
      const field = (part: string) => `languages[${languageId}][${part}]`;
      return [
        { field: field("name"), text: name, language, kind: "title" },
        { field: field("description"), text: description, language, kind: "description" },
      ];
    }),
    { field: "notes", text: notes, language: undefined, kind: "notes" as const },
  ].filter(({ text }) => text.trim() !== "");
