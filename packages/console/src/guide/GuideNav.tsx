// The guide's chapters as links: beside the text where there is room, folded above it where not.
import { useCurrentSection } from "@lanyard/design-system";
import { useMemo, type MouseEventHandler } from "react";
import { Disclosure } from "../shared/Disclosure.tsx";

interface GuideNavProps {
  readonly label: string;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
}

const item = "block rounded-sm py-1.5 text-sm wrap-anywhere hover:text-ink";

export function GuideNav({ label, chapters }: GuideNavProps) {
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  const current = useCurrentSection(ids);
  const links = (onClick?: MouseEventHandler) =>
    chapters.map(({ id, title }) => (
      <li
        key={id}
        className={`-ms-px border-s-2 ps-4 ${id === current ? "border-accent" : "border-transparent forced-colors:border-[Canvas]"}`}
      >
        <a
          href={`#${id}`}
          aria-current={id === current ? "location" : undefined}
          onClick={onClick}
          className={`${item} ${id === current ? "font-semibold text-ink" : "text-ink-muted"}`}
        >
          {title}
        </a>
      </li>
    ));
  return (
    <>
      <nav
        aria-label={label}
        className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] overflow-y-auto nav:block print:hidden"
      >
        <p className="pb-3 text-xs font-medium text-ink-muted">{label}</p>
        <ul className="flex flex-col border-s border-line">{links()}</ul>
      </nav>
      <Disclosure label={label} className="mb-8 nav:hidden print:hidden">
        <nav aria-label={label}>
          <ul className="flex flex-col border-s border-line">
            {links(({ currentTarget }) =>
              currentTarget.closest("details")?.removeAttribute("open"),
            )}
          </ul>
        </nav>
      </Disclosure>
    </>
  );
}
