// A line of text with `code`, **strong words** and [links](#anchor) in it.
import type { ReactNode } from "react";

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export const codeLook =
  "rounded-sm bg-surface-sunken px-1 py-0.5 font-mono text-[0.875em] wrap-anywhere";
const linkLook =
  "font-medium text-accent underline underline-offset-4 wrap-anywhere hover:text-accent-hover";

function* pieces(text: string): Generator<ReactNode> {
  let end = 0;
  for (const found of text.matchAll(marks)) {
    const [all, code, strong, words, href = ""] = found;
    if (found.index > end) yield text.slice(end, found.index);
    end = found.index + all.length;
    if (code !== undefined)
      yield (
        <code key={found.index} className={codeLook}>
          {code}
        </code>
      );
    else if (strong !== undefined)
      yield (
        <strong key={found.index} className="font-semibold text-ink">
          {strong}
        </strong>
      );
    else
      yield (
        <a key={found.index} href={href} className={linkLook}>
          {words}
        </a>
      );
  }
  if (end < text.length) yield text.slice(end);
}

export function Rich({ text }: { readonly text: string }) {
  return <>{[...pieces(text)]}</>;
}
