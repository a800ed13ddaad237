// Words of a stranger as they are: what nobody would see is written out, and nothing turns what stands beside them.
import { piecesOf } from "./hidden-signs.ts";

export function Shown({ text }: { readonly text: string }) {
  return (
    // Names and code are written from the left, whatever letters they have: an end stays at the end.
    <bdi dir="ltr">
      {piecesOf(text).map(({ text: part, isSign }, at) =>
        isSign ? (
          <mark
            // The same text has the same pieces.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
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
