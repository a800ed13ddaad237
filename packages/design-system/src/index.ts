// The public API of the design system: one line per file, ordered by path.
export * from "./avatar/Avatar.tsx";
export * from "./avatar/AvatarGroup.tsx";
export * from "./badge/Badge.tsx";
export * from "./breadcrumbs/Breadcrumbs.tsx";
export * from "./button/button-look.ts";
export * from "./button/Button.tsx";
export * from "./button/IconButton.tsx";
export * from "./button/LinkButton.tsx";
export * from "./button/TextButton.tsx";
export * from "./card/BlankCard.tsx";
export * from "./card/Card.tsx";
export * from "./card/CardGrid.tsx";
export * from "./card/CardPreview.tsx";
export type { CardLabel } from "./card/CardLabels.tsx";
export * from "./card/CardSkeleton.tsx";
export * from "./carousel/Carousel.tsx";
export * from "./carousel/picture.ts";
export { chartKinds, type ChartKind, type ChartSeries } from "./chart/chart-series.ts";
export * from "./chart/ChartFrame.tsx";
export * from "./chart/Sparkline.tsx";
export * from "./choice/Checkbox.tsx";
export * from "./choice/CheckboxGroup.tsx";
export * from "./choice/RadioGroup.tsx";
export * from "./choice/Select.tsx";
export * from "./choice/Switch.tsx";
export * from "./code-block/CodeBlock.tsx";
export { codeLanguages, type CodeLanguage } from "./code-block/code-tokens.ts";
export * from "./code-block/CopyButton.tsx";
export * from "./combobox/Combobox.tsx";
export type { ComboboxTexts } from "./combobox/combobox-texts.ts";
export * from "./command-palette/command.ts";
export * from "./command-palette/CommandPalette.tsx";
export * from "./data-table/ColumnResizer.tsx";
export type { DataColumn } from "./data-table/data-column.ts";
export * from "./data-table/DataTable.tsx";
export type { DataSort, SortProps } from "./data-table/sort.ts";
export type { DataSelection } from "./data-table/TableFrame.tsx";
export * from "./data-table/VirtualTable.tsx";
export * from "./date/DateField.tsx";
export * from "./date/DateRange.tsx";
export type { DiffChange } from "./diff-view/diff-change.ts";
export type { DiffFile } from "./diff-view/file-tree.ts";
export * from "./diff-view/FileTreeDiff.tsx";
export * from "./diff-view/LineDiff.tsx";
export * from "./diff-view/ListDiff.tsx";
export * from "./diff-view/PictureDiff.tsx";
export * from "./diff-view/TextDiff.tsx";
export * from "./drawer/Drawer.tsx";
export * from "./disclosure/Disclosure.tsx";
export * from "./editable-list/EditableList.tsx";
export type { EntryOption } from "./editable-list/EntryControl.tsx";
export * from "./empty-state/EmptyState.tsx";
export * from "./facts-list/FactsList.tsx";
export { fieldDescription } from "./field/field-description.ts";
export * from "./field/FormSection.tsx";
export * from "./field/PasswordField.tsx";
export * from "./field/RequiredNote.tsx";
export * from "./field/SearchField.tsx";
export * from "./field/TextArea.tsx";
export * from "./field/TextField.tsx";
export type { FieldAttributes, FieldProps } from "./field/useField.ts";
export * from "./file-drop/FileDrop.tsx";
export * from "./file-drop/upload-item.ts";
export type { Rejection, RejectionCode } from "./file-drop/useFilePicker.ts";
export * from "./findings/Findings.tsx";
export * from "./hanging-badge/HangingBadge.tsx";
export * from "./icon/icons.tsx";
export * from "./filter-bar/FilterBar.tsx";
export type { Filter, FilterOption } from "./filter-bar/FilterMenu.tsx";
export {
  imageFieldShapes,
  type ImageFieldLabels,
  type ImageFieldShape,
  type ImageFieldValue,
} from "./image-field/image-look.ts";
export * from "./image-field/ImageField.tsx";
export { eachLatePart } from "./late/late.ts";
export * from "./layout/Container.tsx";
export * from "./layout/Stack.tsx";
export * from "./list-item/ListItem.tsx";
export * from "./loading/LoadingOverlay.tsx";
export * from "./loading/ProgressBar.tsx";
export * from "./loading/ProgressRing.tsx";
export * from "./loading/RouteProgress.tsx";
export * from "./loading/Skeleton.tsx";
export * from "./logo/BadgePicture.tsx";
export * from "./logo/Logo.tsx";
export * from "./matrix/Matrix.tsx";
export * from "./menu/Menu.tsx";
export type { MenuItem } from "./menu/MenuEntry.tsx";
export * from "./modal/ConfirmModal.tsx";
export type { DialogPanelProps } from "./modal/DialogPanel.tsx";
export * from "./modal/Modal.tsx";
export * from "./nav-bar/nav.ts";
export * from "./nav-bar/NavBar.tsx";
export * from "./notice/Notice.tsx";
export * from "./number/MoneyField.tsx";
export * from "./number/NumberField.tsx";
export type { ListTexts } from "./option-list/list-texts.ts";
export type { FindOptions, ListOption, OptionSource } from "./option-list/option.ts";
export type { PageNotice } from "./page-title/HeadNotice.tsx";
export * from "./page-title/PageTitle.tsx";
export * from "./pagination/LoadMore.tsx";
export * from "./pagination/PageNumbers.tsx";
export * from "./pagination/Pagination.tsx";
export * from "./picture-sizes.ts";
export * from "./popover/Popover.tsx";
export * from "./provider/LanyardProvider.tsx";
export type * from "./screenshots-field/screenshot-item.ts";
export type { Direction } from "./provider/environment.ts";
export * from "./screenshots-field/ScreenshotsField.tsx";
export * from "./segmented-control/SegmentedControl.tsx";
export * from "./section-nav/section.ts";
export * from "./section-nav/SectionNav.tsx";
export * from "./section-nav/useCurrentSection.ts";
export * from "./stat/Stat.tsx";
export * from "./stepper/Stepper.tsx";
export * from "./tabs/Tabs.tsx";
export * from "./text/Heading.tsx";
export * from "./text/Kbd.tsx";
export * from "./text/Link.tsx";
export * from "./text/Text.tsx";
export * from "./timeline/Timeline.tsx";
export * from "./toast/ToastProvider.tsx";
export {
  toastTones,
  useToast,
  type ToastAction,
  type ToastApi,
  type ToastMessage,
  type ToastSource,
  type ToastTone,
} from "./toast/useToast.ts";
export * from "./tone.ts";
export type { PageAction } from "./toolbar/ActionButtons.tsx";
export type { MoreActions } from "./toolbar/MoreMenu.tsx";
export * from "./toolbar/AdminToolbar.tsx";
export * from "./tooltip/Tooltip.tsx";
