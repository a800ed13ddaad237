// A part of the comparison, with the heading that the summary links to.
import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "@lanyard/design-system";
import { partId, type PartName } from "./parts.ts";

interface DifferencePartProps {
  readonly name: PartName;
  readonly level: HeadingLevel;
  readonly title: string;
  readonly children: ReactNode;
}

export function DifferencePart({ name, level, title, children }: DifferencePartProps) {
  return (
    <section aria-labelledby={partId(name)} className="flex min-w-0 flex-col gap-4">
      <Heading
        level={level}
        size="base"
        id={partId(name)}
        tabIndex={-1}
        className="scroll-mt-24 outline-none"
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
