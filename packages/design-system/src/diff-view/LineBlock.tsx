// A block of lines of a file; the browser skips layout and paint of full blocks that are off screen.
import { cx } from "class-variance-authority";
import { blockLength, type LineRow } from "./line-sections.ts";

interface LineBlockProps {
  rows: readonly LineRow[];
  texts: { removed: string; added: string };
}

const signs = { same: "", removed: "−", added: "+" };
const numberLook =
  "block min-w-0 shrink-0 border-e border-line px-2 py-0.5 text-end text-ink-muted tabular-nums select-none";

export function LineBlock({ rows, texts }: LineBlockProps) {
  return (
    <tbody
      className={cx(
        "block",
        rows.length === blockLength &&
          "[contain-intrinsic-block-size:auto_150rem] [content-visibility:auto]",
      )}
    >
      {rows.map(({ kind, text, old, now }) => (
        <tr
          key={`${old} ${now}`}
          data-state={kind}
          className={cx(
            "grid grid-cols-[3.5rem_1.5rem_1fr] sm:grid-cols-[3.5rem_3.5rem_1.5rem_1fr] items-stretch leading-5",
            kind === "removed" && "bg-danger-soft",
            kind === "added" && "bg-success-soft",
          )}
        >
          <td className={cx(numberLook, "max-sm:hidden")}>{old}</td>
          <td className={cx(numberLook)}>{now}</td>
          <td
            className={cx(
              "block py-0.5 text-center font-semibold select-none",
              kind === "removed" ? "text-danger" : "text-success",
            )}
          >
            <span aria-hidden="true" className="in-text">
              {signs[kind]}
            </span>
            {kind !== "same" && <span className="sr-only">{texts[kind]}</span>}
          </td>
          <td
            dir="ltr"
            className="block min-w-0 py-0.5 pe-3 whitespace-pre-wrap rtl:px-3 wrap-anywhere"
          >
            {text || " "}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
