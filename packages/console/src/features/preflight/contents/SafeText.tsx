// Untrusted text as it is: invisible characters are written out, and bidirectional text cannot affect its surroundings.
import { splitAtSigns } from "./hidden-signs.ts";

export function SafeText({ text }: { readonly text: string }) {
  return (
    // Names and code run from left to right whatever their letters, so that an extension stays at the end.
    <bdi dir="ltr">
      {splitAtSigns(text).map(({ text: part, isSign }, index) =>
        isSign ? (
          <mark
            // Stable, because the same text always has the same pieces.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            style={{ fontSize: "0.85em" }}
            className="mx-0.5 rounded-sm border border-warning bg-warning-soft px-0.5 font-mono text-warning"
          >
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
