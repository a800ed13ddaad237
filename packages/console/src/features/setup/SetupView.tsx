// The settings overview: versions, services, and all settings by group, together with the limits that the contract
// fixes.
import { useTranslation } from "react-i18next";
import { FactsList, Skeleton } from "@lanyard/design-system";
import {
  languages,
  reviewTimeLimits,
  ruleNames,
  settingGroups,
  getRuleSeverity,
  submissionLimits,
  type SettingGroup,
  type Setup,
  type SetupSetting,
} from "@lanyard/contract";
import { formatSize } from "../../i18n/file-size.ts";
import { paths } from "../../app/paths.ts";
import { useReader } from "../../i18n/reader.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { SetupGroup, type SetupLine } from "./SetupGroup.tsx";
import { SetupServices } from "./SetupServices.tsx";
import { formatSetupValue, type Words } from "./setup-values.ts";

interface SetupViewProps {
  /** Undefined while loading. */
  readonly setup: Setup | undefined;
}

function getSettingLabel(name: string, t: Words): string {
  // A server of another version may have settings without a label here.
  const key = `setting.${name}` as "setting.PORT";
  return t(key, { defaultValue: name });
}

const counted = (severity: ReturnType<typeof getRuleSeverity>) =>
  ruleNames.filter((rule) => getRuleSeverity(rule) === severity).length;

/** The values that are the same in every installation of this version. */
function useFixed(): (group: SettingGroup) => readonly SetupLine[] {
  const { t } = useTranslation("operations");
  const reader = useReader();
  const size = (bytes: number) => formatSize(bytes, reader);
  const line = (label: string, value: SetupLine["value"]): SetupLine => ({
    label,
    value,
    from: t("settings.fixed"),
    isSet: false,
  });
  const { archiveBytes, archiveUnpackedBytes, archiveEntries, sqlBytes, imageBytes } =
    submissionLimits;
  const lines: Partial<Record<SettingGroup, readonly SetupLine[]>> = {
    limits: [
      line(t("settings.archive"), size(archiveBytes)),
      line(t("settings.unpacked"), size(archiveUnpackedBytes)),
      line(t("settings.entries"), new Intl.NumberFormat(reader).format(archiveEntries)),
      line(t("settings.script"), size(sqlBytes)),
      line(t("settings.image"), size(imageBytes)),
    ],
    review: [
      line(t("settings.review_times"), t("settings.days", { count: reviewTimeLimits.days })),
      line(
        t("settings.rules"),
        <TextLink to={paths.chapter("review")}>
          {t("settings.rules_value", {
            stops: counted("stops"),
            warns: counted("warns"),
            hints: counted("hints"),
          })}
        </TextLink>,
      ),
    ],
  };
  return (group) => lines[group] ?? [];
}

function Groups({ settings }: { readonly settings: readonly SetupSetting[] }) {
  const { t } = useTranslation("operations");
  const reader = useReader();
  const fixed = useFixed();
  const toLine = (one: SetupSetting): SetupLine => ({
    variable: one.variable,
    label: getSettingLabel(one.variable, t),
    value: formatSetupValue(one, t, (bytes) => formatSize(bytes, reader), reader),
    from: t(one.is_set ? "settings.set" : "settings.default"),
    isSet: one.is_set,
  });
  return settingGroups.map((group) => (
    <SetupGroup
      key={group}
      title={t(`group.${group}`)}
      lines={[...settings.filter((one) => one.group === group).map(toLine), ...fixed(group)]}
    />
  ));
}

export function SetupView({ setup }: SetupViewProps) {
  const { t } = useTranslation("operations");
  return (
    <div className="flex flex-col gap-8" aria-busy={setup === undefined}>
      {setup ? (
        <FactsList
          facts={[
            { term: t("settings.version"), value: setup.version },
            { term: "PostgreSQL", value: setup.postgres },
            { term: "Node.js", value: setup.node },
            {
              term: t("settings.languages"),
              value: languages.map(({ name }) => name).join(", "),
            },
          ]}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t("settings.services")}</h2>
        <SetupServices services={setup?.services} />
      </section>
      {setup ? (
        <Groups settings={setup.settings} />
      ) : (
        settingGroups.slice(0, 3).map((group) => <Skeleton key={group} className="h-40" />)
      )}
    </div>
  );
}
