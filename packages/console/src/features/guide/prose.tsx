// Styles for the Markdown of a written page, and the components that every page can use.
import type { MDXComponents } from "mdx/types";
import type { ReactNode } from "react";
import { Notice, PageTitle } from "@lanyard/design-system";
import { usePageTitle } from "../../components/page/page-title.ts";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { Section } from "./Section.tsx";

interface Written {
  readonly children?: ReactNode;
}

/** For paragraphs inside a component that styles its own text. */
export const plainText = "[&_p]:whitespace-normal [&_p]:text-inherit";
const measure = "max-w-[44.16em]";
const list = `${measure} flex flex-col gap-2 ps-5 text-ink-muted marker:text-ink-muted`;

export const Code = ({
  className = "",
  children,
}: Written & { readonly className?: string | undefined }) => (
  <code
    className={`rounded-sm bg-surface-sunken px-1 py-0.5 font-[ui-monospace,monospace] text-[0.875em] wrap-anywhere ${className}`}
  >
    {children}
  </code>
);

/** The page's heading, which is also the document title. */
function Title({ title, subtitle }: { readonly title: string; readonly subtitle: string }) {
  usePageTitle(title);
  return <PageTitle title={title} subtitle={subtitle} />;
}

export const prose = {
  PageTitle: Title,
  Section,
  Mail: ({ to }: { readonly to: string }) => <TextLink href={`mailto:${to}`}>{to}</TextLink>,
  Note: ({ children }: Written) => (
    <div className={measure}>
      <Notice tone="info" className={plainText}>
        {children}
      </Notice>
    </div>
  ),
  /** A notice that says how an operator replaces the default text. */
  StandardText: ({ title, children }: Written & { readonly title: string }) => (
    <Notice tone="info" title={title} className={`print:hidden ${plainText}`}>
      {children}
    </Notice>
  ),
  p: ({ children }) => <p className={`${measure} text-ink-muted`}>{children}</p>,
  ul: ({ children }) => <ul className={`${list} list-disc`}>{children}</ul>,
  ol: ({ children }) => <ol className={`${list} list-decimal`}>{children}</ol>,
  li: ({ children }) => <li className="ps-1">{children}</li>,
  a: ({ href = "", children }) => (
    <TextLink {...(href.startsWith(paths.docs) ? { to: href } : { href })}>{children}</TextLink>
  ),
  code: Code,
  strong: ({ children }) => <strong className="font-semibold text-ink">{children}</strong>,
} satisfies MDXComponents;
