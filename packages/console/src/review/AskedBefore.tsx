// What a build asks for beside what the version on sale does: what is new is marked, what is gone is said.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@lanyard/design-system";
import type { Option } from "@lanyard/contract";
import { useReader } from "../shared/reader.ts";

/** The version that companies have, and the permissions that it asks for. */
export interface Before {
  readonly version: string;
  readonly ids: readonly number[];
}

export interface AskedBeforeProps {
  /** Undefined where there is none, and until it is known. */
  readonly before: Before | undefined;
  /** What the build asks for. */
  readonly ids: readonly number[];
  /** All that a product can ask for. */
  readonly permissions: readonly Option[];
  /** The list of what it asks for, with what stands beside each. */
  readonly children: (markOf: (id: number) => ReactNode) => ReactNode;
}

export function AskedBefore({ before, ids, permissions, children }: AskedBeforeProps) {
  const { t } = useTranslation("review");
  const language = useReader();
  if (!before) return children(() => null);
  const { version } = before;
  const gone = permissions.filter(({ id }) => before.ids.includes(id) && !ids.includes(id));
  const names = new Intl.ListFormat(language).format(gone.map(({ label }) => label));
  return (
    <div className="flex flex-col gap-3">
      {children(
        (id) =>
          !before.ids.includes(id) && (
            <Badge tone="warning" className="ms-1">
              {t("asks.new", { version })}
            </Badge>
          ),
      )}
      {gone.length > 0 && (
        <p className="text-sm text-ink-muted">{t("asks.no_more", { version, names })}</p>
      )}
    </div>
  );
}
