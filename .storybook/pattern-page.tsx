// The page of a pattern: its best example, dos and don'ts, more examples, its components, and its use by keyboard and
// screen reader.
import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { DoAndDont } from "../packages/design-system/src/foundations/DoAndDont.tsx";
import { StoryList, type PageStory } from "../packages/design-system/src/foundations/StoryList.tsx";
import { withCode } from "../packages/design-system/src/foundations/withCode.tsx";
import { patternCode } from "../packages/design-system/src/patterns/pattern-code.ts";
import type { Pattern } from "../packages/design-system/src/patterns/pattern.ts";

const files = import.meta.glob<string>("../packages/design-system/src/patterns/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

const pageOf = (title: string) => `./?path=/docs/${title.toLowerCase().replace("/", "-")}--docs`;

const frame =
  "sb-unstyled mb-8 rounded-lg border border-line bg-surface-raised text-sm leading-5 text-ink";

export function PatternPage() {
  const { title: own, parameters } = useOf("meta", ["meta"]).preparedMeta;
  const { pattern } = parameters as { pattern: Pattern };
  const source =
    files[`../packages/design-system/src/patterns/${own.split("/").at(-1)}.stories.tsx`] ?? "";
  const codeOf = ({ name }: PageStory) => patternCode(source, name.replaceAll(" ", ""));
  const stories: readonly PageStory[] = useContext(DocsContext).componentStories();
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <>
      <Title />
      <Description />
      <Canvas
        of={first.moduleExport}
        source={{ code: codeOf(first), language: "tsx" }}
        sourceState="hidden"
      />
      <Heading>Do and don’t</Heading>
      <DoAndDont right={["Do", pattern.do]} wrong={["Don’t", pattern.avoid]} />
      {others.length > 0 && <Heading>More examples</Heading>}
      <StoryList stories={others} getCode={codeOf} />
      <Heading>Components</Heading>
      <dl className={`${frame} divide-y divide-line`}>
        {pattern.parts.map(([title, text]) => (
          <div key={title} className="grid gap-x-5 px-5 py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="font-medium">
              <a href={pageOf(title)} target="_top" className="underline hover:text-accent">
                {title.split("/").at(-1)}
              </a>
            </dt>
            <dd className="text-ink-muted">{withCode(text)}</dd>
          </div>
        ))}
      </dl>
      <Heading>Keyboard and screen readers</Heading>
      <ul className={`${frame} grid list-disc gap-2 py-5 ps-9 pe-5`}>
        {pattern.access.map((text) => (
          <li key={text}>{withCode(text)}</li>
        ))}
      </ul>
    </>
  );
}
