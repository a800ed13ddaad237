// A legal document: the default terms of service or privacy policy.
import type { MDXComponents } from "mdx/types";
import type { FunctionComponent, ReactNode } from "react";
import { PageBody } from "../../components/page/PageBody.tsx";
import { prose } from "./prose.tsx";
import type { TextProps } from "./texts.ts";

export interface LegalProps {
  /** The document in the reader's language. */
  readonly Text: FunctionComponent<TextProps>;
  readonly productName: string;
  readonly supportEmail: string;
}

const legalComponents = {
  ...prose,
  Sections: ({ children }: { readonly children?: ReactNode }) => <div>{children}</div>,
} satisfies MDXComponents;

export function Legal({ Text, productName, supportEmail }: LegalProps) {
  return (
    <PageBody width="prose" className="gap-8 py-8 md:py-12">
      <Text product={productName} support={supportEmail} components={legalComponents} />
    </PageBody>
  );
}
