// A written page in every language: one file per text and language, loaded when it is opened.
import type { MDXProps } from "mdx/types";
import type { FunctionComponent } from "react";
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { lazyPart } from "../../components/late/lazy-part.ts";

/** Values that a text inserts as `{props.product}`. */
export interface TextProps extends MDXProps {
  readonly product: string;
  /** E-mail address of support. */
  readonly support: string;
}

type Text<Props extends object> = ReturnType<typeof lazyPart<Props>>;
export type Texts<Props extends object> = Readonly<Record<LanguageCode, Text<Props>>>;
type Files<Props> = Readonly<Record<string, () => Promise<{ default: FunctionComponent<Props> }>>>;

/** The page in every language, each loaded on demand. `texts.test.ts` checks that the files exist. */
export const createTexts = <Props extends object>(
  files: Files<Props>,
  name: string,
): Texts<Props> =>
  Object.fromEntries<Text<Props>>(
    languageCodes.map((code) => [code, lazyPart(files[`./texts/${name}.${code}.mdx`]!)]),
  ) as Texts<Props>;
