// The written pages: one file a document and language, fetched when it is opened in it.
import type { MDXProps } from "mdx/types";
import type { FunctionComponent } from "react";
import type { LanguageCode } from "@lanyard/contract";
import { lazyPage } from "../shared/lazy-page.ts";
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
  it: lazyPage(() => import("./texts/guide.it.mdx")),
  en: lazyPage(() => import("./texts/guide.en.mdx")),
  es: lazyPage(() => import("./texts/guide.es.mdx")),
  fr: lazyPage(() => import("./texts/guide.fr.mdx")),
};

export const legalTexts: Readonly<Record<LegalDocument, Texts<TextProps>>> = {
  terms: {
    it: lazyPage(() => import("./texts/terms.it.mdx")),
    en: lazyPage(() => import("./texts/terms.en.mdx")),
    es: lazyPage(() => import("./texts/terms.es.mdx")),
    fr: lazyPage(() => import("./texts/terms.fr.mdx")),
  },
  privacy: {
    it: lazyPage(() => import("./texts/privacy.it.mdx")),
    en: lazyPage(() => import("./texts/privacy.en.mdx")),
    es: lazyPage(() => import("./texts/privacy.es.mdx")),
    fr: lazyPage(() => import("./texts/privacy.fr.mdx")),
  },
};
