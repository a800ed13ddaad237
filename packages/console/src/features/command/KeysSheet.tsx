// The dialog of all keyboard shortcuts, with a switch that turns off those without a modifier key.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Kbd, Modal, Switch, type KbdPlatform } from "@lanyard/design-system";
import { singleKeys } from "../../auth/storage.ts";
import { useKeyboard } from "../../components/keys/useKeyboard.ts";
import { commandGroups, type ConsoleCommand } from "./command.ts";

interface KeysSheetProps {
  readonly commands: readonly ConsoleCommand[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function KeysSheet({ commands, open, onOpenChange }: KeysSheetProps) {
  const { t } = useTranslation();
  const platform = useKeyboard();
  const [isOn, setIsOn] = useState(singleKeys.get);
  const rows = (group: ConsoleCommand["group"]) =>
    commands.flatMap(({ id, label, keys, group: commandGroup }) =>
      keys && commandGroup === group ? [{ id, label: t(label), strokes: keys }] : [],
    );
  const always = [
    { id: "palette", label: t("command.title"), strokes: ["Mod+k"] },
    { id: "save", label: t("keys.save"), strokes: ["Mod+s"] },
    { id: "toasts", label: t("toast.region"), strokes: ["F8"] },
  ];
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t("keys.title")}
      closeLabel={t("close")}
    >
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {commandGroups.map((group) => (
          <Keys key={group} title={t(`command.${group}`)} rows={rows(group)} platform={platform} />
        ))}
        <Keys title={t("keys.always")} rows={always} platform={platform} />
      </div>
      <Switch
        className="mt-8 border-t border-line pt-4"
        label={t("keys.single")}
        hint={t("keys.single_hint")}
        checked={isOn}
        onCheckedChange={(next) => {
          singleKeys.set(next);
          setIsOn(next);
        }}
      />
    </Modal>
  );
}

interface KeysProps {
  readonly title: string;
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly strokes: readonly string[];
  }[];
  readonly platform: KbdPlatform;
}

function Keys({ title, rows, platform }: KeysProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <dl className="text-sm">
        {rows.map(({ id, label, strokes }) => (
          <div
            key={id}
            className="flex min-h-10 items-center justify-between gap-4 border-t border-line py-1.5"
          >
            <dt>{label}</dt>
            <dd className="flex shrink-0 items-center gap-1.5">
              {strokes.map((stroke, index) => (
                <span key={stroke} className="contents">
                  {index > 0 && <span className="text-xs text-ink-muted">{t("keys.then")}</span>}
                  <Kbd keys={stroke.split("+").map(formatKey)} platform={platform} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const formatKey = (key: string) => (key.length === 1 ? key.toUpperCase() : key);
