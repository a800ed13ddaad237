// A popover on a cell of the people matrix: one person's permissions for one app.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Popover } from "@lanyard/design-system";
import type { LicensedApp } from "@lanyard/contract";
import { PermissionSwitches } from "./PermissionSwitches.tsx";

export interface CellPermissionsProps {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The person's display name. */
  readonly person: string;
  readonly app: LicensedApp;
  readonly granted: readonly number[];
  readonly selected: readonly number[];
  readonly onChange: (selected: readonly number[]) => void;
}

export default function CellPermissions({
  trigger,
  open,
  onOpenChange,
  person,
  app,
  granted,
  selected,
  onChange,
}: CellPermissionsProps) {
  const { t } = useTranslation("store");
  return (
    <Popover
      trigger={trigger}
      label={t("access.of", { person, app: app.product_name })}
      open={open}
      onOpenChange={onOpenChange}
    >
      <p className="mb-2 font-semibold wrap-anywhere">
        <bdi>{person}</bdi>
        <span className="block text-xs font-normal text-ink-muted">{app.product_name}</span>
      </p>
      <PermissionSwitches app={app} granted={granted} selected={selected} onChange={onChange} />
    </Popover>
  );
}
