import { type LucideIcon, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ActionChip, ChosenChip } from './Chip.styles.ts';

export interface ChipProps {
  /** The filtered property: "Status". */
  name: string;
  /** The values: "Nieuw, Benaderd". Cut off past 288 px; in full on hover. */
  value: string;
  /** Called by the remove button, which is named after the filter ("Verwijder filter Status"). */
  onRemove: () => void;
}

/** An active filter. */
export function Chip({ name, value, onRemove }: ChipProps) {
  const { t } = useTranslation('common');
  return (
    <ChosenChip>
      {name}: <strong title={value}>{value}</strong>
      <IconButton icon={X} label={t('filter.remove', { name })} tooltip="none" onClick={onRemove} />
    </ChosenChip>
  );
}

export interface ChipButtonProps extends ComponentProps<'button'> {
  /** Before the label. */
  icon?: LucideIcon | undefined;
}

/** A round button in a row of chips; with `aria-pressed` a toggle. */
export function ChipButton({ icon, children, type = 'button', ...rest }: ChipButtonProps) {
  return (
    <ActionChip {...rest} type={type}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </ActionChip>
  );
}
