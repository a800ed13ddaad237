// The written part of a component's page: when to use it, its parts, its keyboard use and its screen reader output.
import type { ComponentType, ReactNode } from "react";
import { DoAndDont } from "./DoAndDont.tsx";
import type { Manual } from "./manual.ts";
import { withCode } from "./withCode.tsx";

export interface ManualSectionsProps {
  /** The manual to show. */
  manual: Manual;
  /** Renders a section's heading, with an anchor from the page's frame. */
  Heading: ComponentType<{ children?: ReactNode }>;
}

function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="block w-full text-start sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="px-5 py-3 text-start text-xs font-medium text-ink-muted"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line sm:table-row-group">{children}</tbody>
    </table>
  );
}

const frame =
  "sb-unstyled mb-8 rounded-lg border border-line bg-surface-raised text-sm leading-5 text-ink";
const row = "block px-5 py-3 sm:table-row sm:p-0";
const cell = "block text-start sm:table-cell sm:px-5 sm:py-3 sm:align-top";

export function ManualSections({ manual, Heading }: ManualSectionsProps) {
  return (
    <>
      <Heading>When to use it</Heading>
      <DoAndDont right={["Use it for", manual.use]} wrong={["Not for", manual.avoid]} />
      <Heading>Anatomy</Heading>
      <div className={frame}>
        <Table heads={["Part", "What it is", "data-slot"]}>
          {manual.anatomy.map(([part, text, slot]) => (
            <tr key={part} className={row}>
              <th scope="row" className={`${cell} font-medium sm:w-44`}>
                {part}
              </th>
              <td className={`${cell} text-ink-muted`}>{withCode(text)}</td>
              <td className={`${cell} sm:w-44`}>{slot && withCode(`\`${slot}\``)}</td>
            </tr>
          ))}
        </Table>
      </div>
      <Heading>Keyboard</Heading>
      <div className={frame}>
        <Table heads={["Key", "What it does"]}>
          {manual.keyboard.map(([keys, text]) => (
            <tr key={keys + text} className={row}>
              <th scope="row" className={`${cell} pb-1 sm:w-44 sm:pb-3`}>
                <span className="flex flex-wrap gap-1">
                  {keys.split(", ").map((key) => (
                    <kbd
                      key={key}
                      className="rounded-sm border border-line-strong px-1.5 font-sans text-xs leading-5 font-medium whitespace-nowrap"
                    >
                      {key}
                    </kbd>
                  ))}
                </span>
              </th>
              <td className={`${cell} text-ink-muted`}>{withCode(text)}</td>
            </tr>
          ))}
        </Table>
      </div>
      <Heading>Screen readers</Heading>
      <p className={`${frame} p-5`}>{withCode(manual.screenReader)}</p>
    </>
  );
}
