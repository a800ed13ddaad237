// One statement of a script: its line, its effects (those on objects of others are marked), and its text.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import type { SqlAct, SqlDeed, SqlStatement as Statement } from "@lanyard/contract";
import { SafeText } from "./SafeText.tsx";
import { spoken } from "./hidden-signs.ts";

/** The tone of an effect on an object that the app has not created. */
const foreignTones: Readonly<Record<SqlDeed, Tone>> = {
  creates: "neutral",
  alters: "danger",
  drops: "danger",
  empties: "danger",
  writes: "warning",
  reads_system: "warning",
  rights: "danger",
  outside: "danger",
  unseen: "warning",
};

/** The tone of an effect. Effects on the app's own objects are neutral, unless they delete rows. */
export const getTone = ({ does, own }: SqlAct): Tone => {
  if (!own) return foreignTones[does];
  return does === "drops" || does === "empties" ? "warning" : "neutral";
};

/** Whether a reviewer has to check the statement. */
export const isTelling = ({ acts, parsed }: Statement): boolean =>
  parsed !== "yes" || acts.some((act) => getTone(act) !== "neutral");

export function SqlStatement({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation("preflight");
  const { line, text, cut, parsed, acts } = statement;
  const formatAct = (act: SqlAct) => {
    const phrase = t(`contents.sql_${act.does}`, { name: spoken(act.name) }).trim();
    const isForeign = act.own === 0 && act.name !== "" && act.does !== "outside";
    // oxlint-disable-next-line id-denylist -- a parameter of the message.
    return isForeign ? t("contents.sql_foreign", { said: phrase }) : phrase;
  };
  return (
    <li className="overflow-hidden rounded-md border border-line bg-surface-raised">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 text-xs text-ink-muted">
        <span className="tabular-nums">{t("line", { line })}</span>
        {parsed !== "yes" && <Badge tone="warning">{t(`contents.sql_${parsed}`)}</Badge>}
        {acts.map((act) => (
          <Badge key={`${act.does} ${act.name}`} tone={getTone(act)}>
            {formatAct(act)}
          </Badge>
        ))}
      </div>
      <pre
        dir="ltr"
        className="px-4 py-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere"
      >
        <code>
          {text.split("\n").map((each, index) => (
            // Lines have no identity except their position.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="block min-h-5">
              <SafeText text={each.replace(/\r$/, "")} />
            </span>
          ))}
        </code>
      </pre>
      {cut === 1 && (
        <p className="border-t border-line px-4 py-2 text-xs text-ink-muted">{t("contents.cut")}</p>
      )}
    </li>
  );
}
