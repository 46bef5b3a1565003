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
  /** On what: "Concept, Gepland"; `null` while it is off. */
  value: string | null;
  onRemove: () => void;
  /** The fields behind it. */
  children: ReactNode;
}

/** One filter: a button that opens its fields; while it is on, a chip that says on what, with a cross. */
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
            frame.current?.querySelector('button')?.focus(); // the filter itself, whatever stands for its trigger
          }}
        />
      )}
    </FilterFrame>
  );
}
