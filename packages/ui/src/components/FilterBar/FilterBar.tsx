import { Children, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { TextButton } from '../Link/TextButton.tsx';
import { Bar, Chips, Count } from './FilterBar.styles.ts';

export interface FilterBarProps {
  /** How many match, and how many there are without filters. `null` while that is not known. */
  count: { shown: number; total: number } | null;
  /** Takes every filter away; absent when none is on. */
  onReset?: (() => void) | undefined;
  /** `Chip` and `ChipButton`. */
  children: ReactNode;
}

/** The filters that are on, "12 van 87" and Reset. The count is read aloud when it changes. */
export function FilterBar({ count, onReset, children }: FilterBarProps) {
  const { t, i18n } = useTranslation('common');
  const figure = (value: number) => value.toLocaleString(i18n.language === 'en' ? 'en-GB' : 'nl-NL');
  return (
    <Bar>
      <Chips aria-label={t('filter.active')}>
        {Children.map(children, (chip) => chip !== null && <li>{chip}</li>)}
      </Chips>
      <Count role="status">
        {count && (
          <span>
            <Trans
              t={t}
              i18nKey="table.shown"
              values={{ shown: figure(count.shown), total: figure(count.total) }}
              components={{ strong: <strong /> }}
            />
          </span>
        )}
      </Count>
      {onReset && <TextButton onClick={onReset}>{t('action.reset')}</TextButton>}
    </Bar>
  );
}
