export { Accordion, AccordionItem, type AccordionItemProps } from './components/Accordion/Accordion.tsx';
export { Alert, type AlertProps, type AlertTone } from './components/Alert/Alert.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CheckboxField, type CheckboxFieldProps } from './components/CheckboxField/CheckboxField.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { openModal } from './components/Dialog/useModal.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { type ControlProps, type Count, Field, type FieldProps, type FieldWords } from './components/Field/Field.tsx';
export {
  FormErrorSummary,
  type FormErrorSummaryProps,
  type FormIssue,
} from './components/FormErrorSummary/FormErrorSummary.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export {
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
  RoutedLink,
  type RoutedLinkProps,
} from './components/Link/RoutedLink.tsx';
export { TextButton } from './components/Link/TextButton.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './components/SelectField/SelectField.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { Text, type TextProps, type Tone } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Chip, ChipButton, type ChipButtonProps, type ChipProps } from './components/Chip/Chip.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export { FilterBar, type FilterBarProps } from './components/FilterBar/FilterBar.tsx';
export { Kbd } from './components/Kbd/Kbd.tsx';
export type { Command, CommandGroup } from './components/CommandPalette/command.ts';
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette.tsx';
export {
  type Shortcut,
  type ShortcutGroup,
  ShortcutHelp,
  type ShortcutHelpProps,
} from './components/ShortcutHelp/ShortcutHelp.tsx';
export { type Tab, TabPanel, type TabPanelProps, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export {
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuSeparator,
} from './components/Menu/MenuParts.tsx';
export { LazyPart } from './components/OnDemand/LazyPart.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { type ClockLevel, ScaleBar, type ScaleBarProps } from './components/ScaleBar/ScaleBar.tsx';
export { SearchBox, type SearchBoxProps } from './components/SearchBox/SearchBox.tsx';
export { SelectMenu, type SelectMenuOption, type SelectMenuProps } from './components/SelectMenu/SelectMenu.tsx';
export {
  Skeleton,
  SkeletonCards,
  type SkeletonCardsProps,
  type SkeletonProps,
} from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { type Stage, StageRing, type StageRingProps, type StageTone } from './components/StageRing/StageRing.tsx';
export { ToastProvider, type Toasts, useToast } from './components/Toast/ToastProvider.tsx';
export type { ToastOptions } from './components/Toast/toastQueue.ts';
export { BulkBar, type BulkBarProps } from './components/BulkBar/BulkBar.tsx';
export { Toolbar, type ToolbarProps } from './components/BulkBar/Toolbar.tsx';
export { type EmptyKind, EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { RelativeTime, type RelativeTimeProps } from './components/RelativeTime/RelativeTime.tsx';
export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore.tsx';
export { SegmentBar, type SegmentBarProps, type SegmentLook } from './components/SegmentBar/SegmentBar.tsx';
export { Segments, type SegmentsProps } from './components/Segments/Segments.tsx';
export { SkeletonLines, type SkeletonLinesProps } from './components/Skeleton/SkeletonLines.tsx';
export { TaskProgress, type TaskProgressProps } from './components/TaskProgress/TaskProgress.tsx';
export { RowNote, type RowNoteProps } from './components/Table/RowNote.tsx';
export { Table, type TableProps } from './components/Table/Table.tsx';
export type { TableSelection } from './components/Table/selection.ts';
export type { RowState, SortDirection, TableColumn, TableDensity, TableSort } from './components/Table/table.ts';
export {
  Timeline,
  TimelineEntry,
  type TimelineEntryProps,
  type TimelineProps,
} from './components/Timeline/Timeline.tsx';
export {
  type FieldState,
  type FormField,
  type SchemaForm,
  type SchemaFormOptions,
  type ServerIssue,
  useSchemaForm,
} from './forms/useSchemaForm.ts';
export { ControlledField, type ControlledFieldOptions, type ControlledFieldProps } from './forms/ControlledField.tsx';
export { type LeaveGuard, useLeaveGuard } from './forms/useLeaveGuard.ts';
export { UnsavedChangesDialog, type UnsavedChangesDialogProps } from './forms/UnsavedChangesDialog.tsx';
export type { Sentences } from './forms/useSentence.ts';
export { CheckboxGroup, type CheckboxGroupProps, type Choice } from './components/CheckboxGroup/CheckboxGroup.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export { DateTimeField, type DateTimeFieldProps } from './components/DateTimeField/DateTimeField.tsx';
export { incompleteMoment } from './components/DateTimeField/moment.ts';
export { FieldGroup, type FieldGroupProps } from './components/Field/FieldGroup.tsx';
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx';
export type { AcceptedTypes } from './components/FileDrop/fileRules.ts';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/MoneyField.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export { Slider, type SliderProps, type SliderTickMark } from './components/Slider/Slider.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbPlace,
  type BreadcrumbProps,
} from './components/Breadcrumb/Breadcrumb.tsx';
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { Waypoint, type WaypointProps } from './components/Section/Waypoint.tsx';
export { Stars, type StarsProps } from './components/Stars/Stars.tsx';
export {
  StatStrip,
  type StatStripProps,
  StatTile,
  type StatTileProps,
  type StatTrend,
} from './components/StatTile/StatTile.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/StatusBadge.tsx';
export { StepRing, type StepRingProps } from './components/StepRing/StepRing.tsx';
export { CourseLine, type CourseLineProps } from './art/CourseLine/CourseLine.tsx';
export { color } from './tokens/color.ts';
export type { ColorRole } from './tokens/roles.ts';
export { contentWidth, layer, measure, media, motion, radius, shadow, space } from './tokens/scale.ts';
export { ThemeStyles } from './tokens/ThemeStyles.tsx';
export { fontFamily, type } from './tokens/type.ts';
