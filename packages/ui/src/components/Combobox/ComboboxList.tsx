import { Combobox as Base } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ComboboxGroupHead, ComboboxItem, ComboboxNote, StyledList } from './Combobox.styles.ts';
import type { OptionGroup } from './comboboxOptions.ts';

export interface ComboboxListProps {
  groups: readonly OptionGroup[];
  shown: number;
  count: number;
  text: string;
  chosen: string | undefined;
}

/** The options, and below them how many there are or why there are none. */
export function ComboboxList({ groups, chosen, ...note }: ComboboxListProps) {
  return (
    <>
      <StyledList>
        {groups.map(({ label, items }) => (
          <Base.Group key={label ?? ''}>
            {label !== undefined && <ComboboxGroupHead>{label}</ComboboxGroupHead>}
            {items.map((option) => (
              <ComboboxItem key={option.value} value={option} disabled={option.disabled ?? false}>
                <span>
                  {option.label}
                  {option.detail !== undefined && <small>{option.detail}</small>}
                </span>
                {option.value === chosen && <Icon of={Check} />}
              </ComboboxItem>
            ))}
          </Base.Group>
        ))}
      </StyledList>
      {/* Always there, so that what appears in it is read. */}
      <Base.Status>
        <Note {...note} />
      </Base.Status>
    </>
  );
}

function Note({ shown, count, text }: Omit<ComboboxListProps, 'groups' | 'chosen'>) {
  const { t } = useTranslation('common');
  if (count === 0)
    return <ComboboxNote>{text === '' ? t('combobox.empty') : t('combobox.none', { text })}</ComboboxNote>;
  if (shown < count) return <ComboboxNote>{t('combobox.limited', { shown, count })}</ComboboxNote>;
  return <VisuallyHidden>{t('combobox.found', { count })}</VisuallyHidden>;
}
