// The legal documents in every language.
import type { FunctionComponent } from "react";
import { createTexts, type TextProps, type Texts } from "./texts.ts";

export type LegalDocument = "terms" | "privacy";

const files = import.meta.glob<{ default: FunctionComponent<TextProps> }>(
  "./texts/{terms,privacy}.*.mdx",
);

export const legalTexts: Readonly<Record<LegalDocument, Texts<TextProps>>> = {
  terms: createTexts(files, "terms"),
  privacy: createTexts(files, "privacy"),
};
