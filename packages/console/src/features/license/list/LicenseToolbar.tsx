// The toolbar above the licenses: search, filter, order, wallet or table, and file exports.
import { useTranslation } from "react-i18next";
import {
  Button,
  DownloadIcon,
  SearchField,
  SegmentedControl,
  Select,
} from "@lanyard/design-system";
import {
  licenseFilters,
  licenseExportFormats,
  licenseOrders,
  type LicenseFilter,
  type LicenseExportFormat,
  type LicenseOrder,
  type LicenseSummary,
} from "@lanyard/contract";
import { useReader } from "../../../i18n/reader.ts";
import { useSearchWords } from "../../../components/list/useSearchWords.ts";
import {
  licenseListLooks,
  type ChangeLicenseList,
  type LicenseListLook,
  type LicenseListView,
} from "./license-list-view.ts";

interface LicenseToolbarProps {
  readonly view: LicenseListView;
  readonly onChange: ChangeLicenseList;
  readonly counts: LicenseSummary["counts"] | undefined;
  readonly searching: boolean;
  readonly onExport: (format: LicenseExportFormat) => void;
  readonly exporting: boolean;
}

export function LicenseToolbar(props: LicenseToolbarProps) {
  const { view, onChange, counts, searching, onExport, exporting } = props;
  const { t } = useTranslation("store");
  const language = useReader();
  const words = useSearchWords(view.search, (search) => onChange({ search }));
  const counted = (filter: LicenseFilter) =>
    counts ? ` (${counts[filter].toLocaleString(language)})` : "";
  return (
    <div
      role="search"
      aria-label={t("desk.list")}
      className="flex flex-wrap items-center gap-2 text-sm"
    >
      <div className="min-w-0 grow max-sm:basis-full sm:max-w-xs">
        <SearchField
          label={t("desk.search")}
          labelHidden
          placeholder={t("desk.search")}
          autoComplete="off"
          clearLabel={t("desk.search_clear")}
          busy={searching}
          busyLabel={t("desk.searching")}
          {...words}
        />
      </div>
      <Select
        className="min-w-0 max-sm:grow sm:w-56"
        label={t("desk.filter")}
        labelHidden
        value={view.filter ?? ""}
        options={[
          { value: "", label: t("desk.filter_all") },
          ...licenseFilters.map((filter) => ({
            value: filter,
            label: t(`desk.filter_${filter}`) + counted(filter),
          })),
        ]}
        onChange={({ target }) =>
          onChange({ filter: licenseFilters.find((filter) => filter === target.value) })
        }
      />
      <Select
        className="min-w-0 max-sm:grow sm:w-48"
        label={t("desk.order")}
        labelHidden
        value={view.order}
        options={licenseOrders.map((order) => ({ value: order, label: t(`desk.by_${order}`) }))}
        onChange={({ target }) => onChange({ order: target.value as LicenseOrder })}
      />
      <span className="flex flex-wrap items-center gap-2 sm:ms-auto">
        <SegmentedControl
          label={t("desk.view")}
          size="sm"
          segments={licenseListLooks.map((look) => ({
            value: look,
            label: t(`desk.view_${look}`),
          }))}
          value={view.view}
          onValueChange={(look) => onChange({ view: look as LicenseListLook })}
        />
        <span role="group" aria-label={t("desk.export")} className="flex gap-1">
          {licenseExportFormats.map((format) => (
            <Button
              key={format}
              size="sm"
              icon={<DownloadIcon size="sm" />}
              title={t(`desk.export_${format}`)}
              disabled={exporting}
              onClick={() => onExport(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </span>
      </span>
    </div>
  );
}
