// One person's permissions for one app, a switch for each; while the app is not usable, they can only be taken away.
import { useTranslation } from "react-i18next";
import { Switch } from "@lanyard/design-system";
import type { LicensedApp } from "@lanyard/contract";
import { whyFixed } from "./why-fixed.ts";

interface PermissionSwitchesProps {
  readonly app: Pick<LicensedApp, "license_state" | "permissions" | "usable">;
  /** The saved permissions. */
  readonly granted: readonly number[];
  readonly selected: readonly number[];
  readonly onChange: (selected: readonly number[]) => void;
}

export function PermissionSwitches({ app, granted, selected, onChange }: PermissionSwitchesProps) {
  const { t } = useTranslation("store");
  if (app.permissions.length === 0)
    return <p className="text-sm text-ink-muted">{t("access.nothing_to_give")}</p>;
  return (
    <div className="flex flex-col gap-1">
      {app.usable === 0 && <p className="text-sm text-ink-muted">{t(whyFixed(app))}</p>}
      {app.permissions.map(({ id, label }) => (
        <Switch
          key={id}
          label={label}
          checked={selected.includes(id)}
          disabled={app.usable === 0 && !granted.includes(id)}
          onCheckedChange={(isOn) =>
            onChange(isOn ? [...selected, id] : selected.filter((other) => other !== id))
          }
        />
      ))}
    </div>
  );
}
