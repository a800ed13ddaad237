// A section of a written page: its title, its text in a readable measure, and the parts drawn between.
import type { ReactNode } from "react";
import { Notice } from "@lanyard/design-system";
import { fill, type Gaps } from "./fill.ts";
import { blocksOf, type Block } from "./lines.ts";
import { Rich } from "./Rich.tsx";

const measure = "max-w-[70ch]";

interface GuideSectionProps {
  readonly id: string;
  readonly title: string;
  readonly body: readonly string[];
  readonly gaps: Gaps;
  /** What stands for `@name`. */
  readonly part?: (name: string) => ReactNode;
}

export function GuideSection({ id, title, body, gaps, part }: GuideSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-6 flex-col gap-4 border-t border-line pt-8 pb-12 first:border-t-0 first:pt-0 print:pb-6"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight break-after-avoid">
        {title}
      </h2>
      {blocksOf(body.map((line) => fill(line, gaps))).map((block, index) => (
        // The lines of a text do not change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} part={part} />
      ))}
    </section>
  );
}

function BlockView({ block, part }: { readonly block: Block } & Pick<GuideSectionProps, "part">) {
  switch (block.kind) {
    case "part":
      return part?.(block.text);
    case "heading":
      return (
        <h3 className={`${measure} pt-4 text-base font-semibold break-after-avoid`}>
          {block.text}
        </h3>
      );
    case "notice":
      return (
        <div className={measure}>
          <Notice tone="info">
            <Rich text={block.text} />
          </Notice>
        </div>
      );
    case "paragraph":
      return (
        <p className={`${measure} text-ink-muted`}>
          <Rich text={block.text} />
        </p>
      );
    default: {
      const List = block.kind === "bullets" ? "ul" : "ol";
      return (
        <List
          className={`${measure} flex flex-col gap-2 ps-5 text-ink-muted marker:text-ink-muted ${block.kind === "bullets" ? "list-disc" : "list-decimal"}`}
        >
          {block.entries.map((entry) => (
            <li key={entry} className="ps-1">
              <Rich text={entry} />
            </li>
          ))}
        </List>
      );
    }
  }
}
