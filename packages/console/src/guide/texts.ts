// The written pages: one file a document and language, fetched when it is opened in it.
import type { MDXProps } from "mdx/types";
import { lazy, type FunctionComponent } from "react";
import type { LanguageCode } from "@lanyard/contract";
import type { Facts } from "./facts.ts";

export type LegalDocument = "terms" | "privacy";

/** What a document writes as `{props.product}`. */
export interface TextProps extends MDXProps {
  readonly product: string;
  /** E-mail address of support. */
  readonly support: string;
}
type Texts<Props> = Readonly<Record<LanguageCode, FunctionComponent<Props>>>;

export const guideTexts: Texts<TextProps & Facts> = {
  it: lazy(() => import("./texts/guide.it.mdx")),
  en: lazy(() => import("./texts/guide.en.mdx")),
  es: lazy(() => import("./texts/guide.es.mdx")),
  fr: lazy(() => import("./texts/guide.fr.mdx")),
};

export const legalTexts: Readonly<Record<LegalDocument, Texts<TextProps>>> = {
  terms: {
    it: lazy(() => import("./texts/terms.it.mdx")),
    en: lazy(() => import("./texts/terms.en.mdx")),
    es: lazy(() => import("./texts/terms.es.mdx")),
    fr: lazy(() => import("./texts/terms.fr.mdx")),
  },
  privacy: {
    it: lazy(() => import("./texts/privacy.it.mdx")),
    en: lazy(() => import("./texts/privacy.en.mdx")),
    es: lazy(() => import("./texts/privacy.es.mdx")),
    fr: lazy(() => import("./texts/privacy.fr.mdx")),
  },
};
