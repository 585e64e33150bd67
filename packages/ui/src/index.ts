/**
 * The design system: tokens of both themes, icons and about twenty controls.
 *
 * It imports React, and Base UI for what opens over the page, fetched when that opens. Every word
 * that a control says arrives as a prop; keyboard and screen reader behaviour is part of each
 * control and tested in a browser. Sides are logical throughout.
 */
export { Avatar } from './art/avatar.tsx';
export * from './art/data/drawings.tsx';
export { EmptyState } from './art/empty-state.tsx';
export { QrCode } from './art/qr-code.tsx';
export { Logo } from './art/logo.tsx';
export { Badge } from './controls/badge.tsx';
export { Button, buttonClass } from './controls/button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant } from './controls/button.tsx';
export { Card } from './controls/card.tsx';
export { Checkbox } from './controls/checkbox.tsx';
export { Chip } from './controls/chip.tsx';
export { classNames } from './controls/class-names.ts';
export { ErrorText, Field, useFieldProps } from './controls/field.tsx';
export { VisuallyHidden } from './controls/hidden.tsx';
export { CopyId } from './controls/copy-id.tsx';
export { IconButton } from './controls/icon-button.tsx';
export { Input, PasswordInput, TextArea } from './controls/input.tsx';
export { announce, LiveRegions } from './controls/live-region.tsx';
export { Money } from './controls/money.tsx';
export type { MoneyParts } from './controls/money.tsx';
export { Pager } from './controls/pager.tsx';
export { RadioGroup, Segmented } from './controls/radios.tsx';
export { Select } from './controls/select.tsx';
export type { Option } from './controls/select.tsx';
export { Skeleton } from './controls/skeleton.tsx';
export { Spinner } from './controls/spinner.tsx';
export { Stat } from './controls/stat.tsx';
export { Switch } from './controls/switch.tsx';
export { Table } from './controls/table.tsx';
export type { Column } from './controls/table.tsx';
export { Tabs } from './controls/tabs.tsx';
export { Tag } from './controls/tag.tsx';
export type { Tone } from './controls/tag.tsx';
export { FilterBar, FilterStrip } from './filters/filter-bar.tsx';
export type { AppliedFilter, FilterBarLabels } from './filters/filter-bar.tsx';
export { Form } from './forms/form.tsx';
export type { FormWords } from './forms/form.tsx';
export type { Checks, Landing } from './forms/form-state.ts';
export { forgetForms } from './forms/kept-values.ts';
export { useForm } from './forms/use-form.ts';
export type { FormHandle } from './forms/use-form.ts';
export { FailureBlock } from './failure/failure-block.tsx';
export { StillWorking } from './failure/still-working.tsx';
export { useLingering } from './hooks/use-lingering.ts';
export { CategoryIcon } from './icons/category-icon.tsx';
export { drawn } from './icons/icon.tsx';
export type { IconComponent, IconProps } from './icons/icon.tsx';
export * from './icons/data/icons.ts';
export { Combobox } from './layers/combobox.tsx';
export type { DateRangeLabels } from './layers/date-range.tsx';
export { presetRange, readRange } from './layers/days.ts';
export type { DayLimits, DayRange } from './layers/days.ts';
export { useCloseGuard } from './layers/close-guard.ts';
export { Dialog, Sheet } from './layers/dialog.tsx';
export type { DialogProps } from './layers/dialog.tsx';
export { Menu } from './layers/menu.tsx';
export type { MenuItem } from './layers/menu.tsx';
export { focusHeading } from './layers/focus-heading.ts';
export { useIsCovered } from './layers/open-layers.ts';
export type { ModalKind } from './layers/open-layers.ts';
export { Popover } from './layers/popover.tsx';
export { toastDone, Toaster, toastFailed } from './layers/toast.tsx';
export { Tooltip } from './layers/tooltip.tsx';
export { findEntries } from './palette/find-entries.ts';
export { Palette } from './palette/palette.tsx';
export type { PaletteEntry } from './palette/palette.tsx';
export { RecordPage } from './records/record-page.tsx';
export type { RecordLabels } from './records/record-page.tsx';
export { saveFile } from './records/save-file.ts';
export { firstPaintScript } from './theme/first-paint.ts';
export { useTheme } from './theme/use-theme.ts';
export type { Category, Theme } from './tokens/colors.ts';
