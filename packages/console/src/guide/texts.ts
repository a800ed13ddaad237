// The written pages: one file a document and language, fetched when it is opened in it.
import type { MDXProps } from "mdx/types";
import type { FunctionComponent } from "react";
import { languageCodes, type LanguageCode } from "@lanyard/contract";
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

const guides = import.meta.glob<{ default: FunctionComponent<TextProps & Facts> }>(
  "./texts/guide.*.mdx",
);
const legals = import.meta.glob<{ default: FunctionComponent<TextProps> }>(
  "./texts/{terms,privacy}.*.mdx",
);

/** A document in every language: `texts.test.ts` reads each file. */
const textsOf = <Props extends object>(
  files: Readonly<Record<string, () => Promise<{ default: FunctionComponent<Props> }>>>,
  document: string,
) =>
  Object.fromEntries<FunctionComponent<Props>>(
    languageCodes.map((code) => [code, lazyPage(files[`./texts/${document}.${code}.mdx`]!)]),
  ) as Texts<Props>;

export const guideTexts = textsOf(guides, "guide");

export const legalTexts: Readonly<Record<LegalDocument, Texts<TextProps>>> = {
  terms: textsOf(legals, "terms"),
  privacy: textsOf(legals, "privacy"),
};
