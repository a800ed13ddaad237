// The SQL script of a build, statement by statement, with a filter for those that a reviewer has to check.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadMore, Notice, SegmentedControl } from "@lanyard/design-system";
import type { SqlContents } from "@lanyard/contract";
import { formatSize } from "../../../i18n/file-size.ts";
import { useReader } from "../../../i18n/reader.ts";
import { SafeText } from "./SafeText.tsx";
import { isTelling, SqlStatement } from "./SqlStatement.tsx";

/** Number of statements shown at first, and added with each click on "more". */
const step = 50;

export function SqlScript({ sql }: { readonly sql: SqlContents }) {
  const { t } = useTranslation("preflight");
  const { t: main } = useTranslation();
  const language = useReader();
  const { name, size, statements, truncated, unread } = sql;
  const telling = statements.filter(isTelling);
  const [which, setWhich] = useState("all");
  const [most, setMost] = useState(step);
  const selected = which === "telling" ? telling : statements;
  const visible = selected.slice(0, most);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-sm text-ink-muted wrap-anywhere">
        <SafeText text={name} /> · {formatSize(size, language)}
        {!unread && ` · ${t("contents.statements", { count: statements.length })}`}
      </p>
      {unread && <Notice tone="warning" title={t(`contents.unread_${unread}`)} />}
      {telling.length > 0 && telling.length < statements.length && (
        <SegmentedControl
          label={t("contents.sql_which")}
          size="sm"
          segments={[
            { value: "all", label: t("contents.sql_all", { count: statements.length }) },
            { value: "telling", label: t("contents.sql_telling", { count: telling.length }) },
          ]}
          value={which}
          onValueChange={(next) => {
            setWhich(next);
            setMost(step);
          }}
        />
      )}
      <ol className="flex min-w-0 flex-col gap-3">
        {visible.map((statement) => (
          <SqlStatement key={statement.index} statement={statement} />
        ))}
      </ol>
      {selected.length > step && (
        <LoadMore
          {...(visible.length < selected.length && { onMore: () => setMost(most + step) })}
          texts={{
            count: t("contents.statements", { count: visible.length }),
            more: t("contents.more_statements"),
            busy: main("loading"),
          }}
        />
      )}
      {truncated === 1 && <p className="text-sm text-ink-muted">{t("contents.truncated")}</p>}
    </div>
  );
}
