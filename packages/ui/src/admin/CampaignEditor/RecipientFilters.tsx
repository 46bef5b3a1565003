import {
  type Lead,
  leadSourceLabel,
  leadStatuses,
  leadStatusLabel,
  professionLabel,
  reaches,
  type RecipientQuery,
} from '@fnc/domain';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { FilterChoices, FilterFrame, FilterTrigger } from '../campaigns/campaigns.styles.ts';
import { offeredSources } from '../leads/filters.ts';
import { languageName } from '../words/languageName.ts';
import { toggled } from '../words/toggled.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { RecipientSearch } from './EditorSteps.styles.ts';

interface FilterChipProps {
  /** What is filtered: "Status". */
  name: string;
  /** The values: "Concept, Gepland"; `null` while the filter is not set. */
  value: string | null;
  onRemove: () => void;
  /** The fields in its panel. */
  children: ReactNode;
}

/** One filter: a button that opens its fields; while set, a chip with its values and a remove button. */
function FilterChip({ name, value, onRemove, children }: FilterChipProps) {
  const { t } = useAdminWords();
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <FilterFrame ref={frame} data-on={value !== null}>
      <Popover
        label={name}
        trigger={
          <FilterTrigger type="button">
            {value === null ? (
              <>
                {name}
                <Icon of={ChevronDown} size={14} />
              </>
            ) : (
              <>
                {name}: <strong title={value}>{value}</strong>
              </>
            )}
          </FilterTrigger>
        }
      >
        <FilterChoices>{children}</FilterChoices>
      </Popover>
      {value !== null && (
        <IconButton
          icon={X}
          label={t('common:filter.remove', { name })}
          tooltip="none"
          onClick={() => {
            onRemove();
            frame.current?.querySelector('button')?.focus(); // the filter's chip or its plain button
          }}
        />
      )}
    </FilterFrame>
  );
}

export interface RecipientFiltersProps {
  query: RecipientQuery;
  onQuery: (query: RecipientQuery) => void;
  /** All leads: their sources and professions are offered as filters. */
  leads: readonly Lead[];
}

interface FilterProps<Value extends string> {
  name: string;
  values: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[] | undefined;
  onChoose: (chosen: Value[] | undefined) => void;
}

function OneFilter<Value extends string>({ name, values, chosen: asked, onChoose }: FilterProps<Value>) {
  const chosen = asked ?? [];
  const labels = values.flatMap(({ value, label }) => (chosen.includes(value) ? label : []));
  return (
    <FilterChip name={name} value={labels.length === 0 ? null : labels.join(', ')} onRemove={() => onChoose(undefined)}>
      {values.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={() => onChoose(toggled(chosen, value))}
        />
      ))}
    </FilterChip>
  );
}

/** Search, source, status, profession, language where leads differ in it, and whether the lead may be mailed. */
export function RecipientFilters({ query, onQuery, leads }: RecipientFiltersProps) {
  const { t, language } = useAdminWords();
  const offered = useMemo(() => {
    const professions = [...new Set(leads.flatMap(({ profession }) => profession ?? []))];
    return {
      languages: [...new Set(leads.map((lead) => lead.language))].toSorted(),
      sources: offeredSources([...new Set(leads.map(({ source }) => source))].toSorted()),
      professions: professions
        .map((value) => ({ value, label: professionLabel(value, language) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    };
  }, [leads, language]);
  return (
    <>
      <RecipientSearch>
        <SearchBox
          value={query.search ?? ''}
          onChange={(search) => onQuery({ ...query, search: search || undefined })}
          label={t('campaigns.recipients.search')}
        />
      </RecipientSearch>
      <OneFilter
        name={t('campaigns.recipients.source')}
        values={offered.sources.map((value) => ({ value, label: leadSourceLabel(value, language) }))}
        chosen={query.source}
        onChoose={(source) => onQuery({ ...query, source })}
      />
      <OneFilter
        name={t('campaigns.recipients.status')}
        values={leadStatuses.map((value) => ({ value, label: leadStatusLabel(value, language) }))}
        chosen={query.status}
        onChoose={(status) => onQuery({ ...query, status })}
      />
      <OneFilter
        name={t('campaigns.recipients.profession')}
        values={offered.professions}
        chosen={query.profession}
        onChoose={(profession) => onQuery({ ...query, profession })}
      />
      {offered.languages.length > 1 && (
        <OneFilter
          name={t('campaigns.recipients.columnLanguage')}
          values={offered.languages.map((value) => ({ value, label: languageName(value, language) }))}
          chosen={query.language}
          onChoose={(asked) => onQuery({ ...query, language: asked })}
        />
      )}
      <OneFilter
        name={t('campaigns.recipients.consent')}
        values={reaches.map((value) => ({ value, label: t(`campaigns.reach.${value}`) }))}
        chosen={query.reach}
        onChoose={(reach) => onQuery({ ...query, reach })}
      />
    </>
  );
}
