import { type Instant, type LeadQuery, leadSourceLabel, leadStatuses, leadStatusLabel } from '@fnc/domain';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { ChipButton } from '../../components/Chip/Chip.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { isReversed, offeredSources, type Period, periods, periodStart } from '../leads/filters.ts';
import { DayFilter } from '../words/DayFilter.tsx';
import { toggled } from '../words/toggled.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { DateFields, FilterGroup, FilterLegend, PeriodRow } from './LeadList.styles.ts';

export interface LeadFiltersProps {
  query: LeadQuery;
  /** Sources that occur in the data, beside the four that are always offered. */
  sources: readonly string[];
  now: Instant;
  onQuery: (query: LeadQuery) => void;
}

function StatusFilter({ query, onQuery }: LeadFiltersProps) {
  const { language } = useAdminWords();
  return leadStatuses.map((status) => (
    <CheckboxField
      key={status}
      label={leadStatusLabel(status, language)}
      checked={query.status?.includes(status) ?? false}
      onChange={() => onQuery({ ...query, status: toggled(query.status, status) })}
    />
  ));
}

function SourceFilter({ query, sources, onQuery }: LeadFiltersProps) {
  const { language } = useAdminWords();
  return offeredSources(sources, query.source).map((source) => (
    <CheckboxField
      key={source}
      label={leadSourceLabel(source, language)}
      checked={query.source?.includes(source) ?? false}
      onChange={() => onQuery({ ...query, source: toggled(query.source, source) })}
    />
  ));
}

const periodNames = Object.keys(periods) as Period[];

function ReceivedFilter({ query, now, onQuery }: LeadFiltersProps) {
  const { t } = useAdminWords();
  const { from, to } = query;
  const isChosen = (period: Period) => to === undefined && from === periodStart(period, now);
  return (
    <>
      <PeriodRow>
        {periodNames.map((period) => (
          <ChipButton
            key={period}
            aria-pressed={isChosen(period)}
            onClick={() => onQuery({ ...query, from: periodStart(period, now), to: undefined })}
          >
            {t(`leads.${period}`)}
          </ChipButton>
        ))}
      </PeriodRow>
      <DateFields>
        <DayFilter label={t('leads.from')} day={from} max={to} onDay={(day) => onQuery({ ...query, from: day })} />
        <DayFilter
          label={t('leads.to')}
          day={to}
          min={from}
          error={isReversed(query) ? t('leads.datesReversed') : undefined}
          onDay={(day) => onQuery({ ...query, to: day })}
        />
      </DateFields>
    </>
  );
}

const parts = [
  ['filterStatus', StatusFilter],
  ['filterSource', SourceFilter],
  ['filterReceived', ReceivedFilter],
] as const;

/** Three buttons, each with its own small panel. */
export function FilterButtons(props: LeadFiltersProps) {
  const { t } = useAdminWords();
  return parts.map(([name, Part]) => (
    <FilterButton key={name} label={t(`leads.${name}`)}>
      <Part {...props} />
    </FilterButton>
  ));
}

function FilterButton({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover label={label} open={open} onOpen={setOpen} trigger={<Button iconEnd={ChevronDown}>{label}</Button>}>
      <FilterGroup>{children}</FilterGroup>
    </Popover>
  );
}

/** All filters under each other: in the dialog on a phone. */
export function AllFilters(props: LeadFiltersProps) {
  const { t } = useAdminWords();
  return parts.map(([name, Part]) => (
    <FilterGroup key={name} as="fieldset">
      <FilterLegend>{t(`leads.${name}`)}</FilterLegend>
      <Part {...props} />
    </FilterGroup>
  ));
}
