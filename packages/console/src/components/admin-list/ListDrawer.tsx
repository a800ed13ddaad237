// The open row of an administrators' list beside it: its outline while it loads, or why it did not.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, Drawer, Notice, Skeleton } from "@lanyard/design-system";

/** What useAdminList passes to a drawer. */
export interface ListDrawerProps<Detail> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while loading. */
  readonly data: Detail | undefined;
  readonly error: string | undefined;
  readonly onRetry: () => void;
}

interface OwnProps extends ListDrawerProps<unknown> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly footer?: ReactNode;
  /** The title of a failure. */
  readonly failed: string;
  /** Height classes of the parts that load. */
  readonly outlines: readonly string[];
  readonly children: ReactNode;
}

export function ListDrawer(props: OwnProps) {
  const { data, error, onRetry, failed, outlines, children, ...drawer } = props;
  const { t } = useTranslation();
  return (
    <Drawer {...drawer} closeLabel={t("close")}>
      {data !== undefined ? (
        children
      ) : error !== undefined ? (
        <Notice
          tone="danger"
          role="alert"
          title={failed}
          action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
        >
          {error}
        </Notice>
      ) : (
        <div className="flex flex-col gap-4" aria-busy="true">
          {outlines.map((height) => (
            <Skeleton key={height} shape="block" className={height} />
          ))}
        </div>
      )}
    </Drawer>
  );
}
