import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { FilterChoices, FilterFrame, FilterTrigger } from './campaigns.styles.ts';

export interface FilterChipProps {
  /** What is filtered: "Status". */
  name: string;
  /** The values: "Concept, Gepland"; `null` while the filter is not set. */
  value: string | null;
  onRemove: () => void;
  /** The fields in its panel. */
  children: ReactNode;
}

/** One filter: a button that opens its fields; while set, a chip with its values and a remove button. */
export function FilterChip({ name, value, onRemove, children }: FilterChipProps) {
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
