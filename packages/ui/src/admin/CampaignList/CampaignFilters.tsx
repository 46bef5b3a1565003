import { type CampaignQuery, campaignStatuses, campaignStatusLabel } from '@fnc/domain';
import type { Ref } from 'react';
import { Trans } from 'react-i18next';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { FilterChip } from '../campaigns/FilterChip.tsx';
import { DayFilter } from '../words/DayFilter.tsx';
import { toggled } from '../words/toggled.ts';
import type { DateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { FilterRow, FilterSearch, ResetPlace } from './CampaignList.styles.ts';

export interface CampaignFiltersProps {
  query: CampaignQuery;
  onQuery: (query: CampaignQuery) => void;
  text: string;
  onType: (text: string) => void;
  dates: DateWords;
  /** On a phone there is no key to go here. */
  narrow: boolean;
  /** How many match, and how many there are; `null` where the head says it, and while it is not known. */
  count: { shown: number; total: number } | null;
  ref?: Ref<{ focus: () => void }> | undefined;
}

/** Search, status, the first day, and the way back to all. */
export function CampaignFilters(props: CampaignFiltersProps) {
  const { query, onQuery, text, onType, dates, narrow, count, ref } = props;
  const { t, language } = useAdminWords();
  const { search, status = [], from } = query;
  const filtered = Boolean(search) || status.length > 0 || from !== undefined;
  return (
    <FilterRow>
      <FilterSearch>
        <SearchBox
          ref={ref}
          value={text}
          onChange={onType}
          label={t('campaigns.list.search')}
          shortcut={narrow ? undefined : '/'}
        />
      </FilterSearch>
      <FilterChip
        name={t('campaigns.list.filterStatus')}
        value={status.length === 0 ? null : status.map((one) => campaignStatusLabel(one, language)).join(', ')}
        onRemove={() => onQuery({ ...query, status: undefined })}
      >
        {campaignStatuses.map((one) => (
          <CheckboxField
            key={one}
            label={campaignStatusLabel(one, language)}
            checked={status.includes(one)}
            onChange={() => onQuery({ ...query, status: toggled(query.status, one) })}
          />
        ))}
      </FilterChip>
      <FilterChip
        name={t('campaigns.list.filterFrom')}
        value={from === undefined ? null : dates.shortDate(from)}
        onRemove={() => onQuery({ ...query, from: undefined })}
      >
        <DayFilter label={t('campaigns.list.fromLabel')} day={from} onDay={(day) => onQuery({ ...query, from: day })} />
      </FilterChip>
      <ResetPlace>
        <span role="status">
          {count && (
            <Trans
              t={t}
              i18nKey="common:table.shown"
              values={{ shown: formatFigure(count.shown, language), total: formatFigure(count.total, language) }}
              components={{ strong: <strong /> }}
            />
          )}
        </span>
        {filtered && <TextButton onClick={() => onQuery({})}>{t('common:action.reset')}</TextButton>}
      </ResetPlace>
    </FilterRow>
  );
}
