import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { createPart, OnDemand } from '../OnDemand/OnDemand.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { SelectTrigger } from './SelectMenu.styles.ts';

const part = createPart(() => import('./SelectBox.tsx'));

export interface SelectMenuOption<Value extends string> {
  value: Value;
  label: string;
  /** Usually a `StageRing`. */
  icon?: ReactNode;
}

export interface SelectMenuProps<Value extends string> {
  /** The accessible name, read before the value: "Status van Klaas Kielzog". */
  label: string;
  value: Value;
  options: readonly SelectMenuOption<Value>[];
  /** Called only when the value changes. */
  onChange: (value: Value) => void;
  /** The server has not confirmed yet: the ring spins and no other option can be selected. */
  pending?: boolean | undefined;
  look?: 'plain' | 'bordered' | undefined;
}

/** Selects one of a few named states, with its icon. While the list is open the keys 1–9 select. */
export function SelectMenu<Value extends string>(props: SelectMenuProps<Value>) {
  const { label, value, options, onChange, pending = false, look = 'plain' } = props;
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);

  const choose = (next: Value) => {
    setOpen(false);
    if (next !== value) onChange(next);
  };
  const chooseByNumber = (event: KeyboardEvent) => {
    if (!open || event.ctrlKey || event.metaKey || event.altKey) return;
    const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    choose(option.value);
  };
  const trigger = (
    <SelectTrigger
      type="button"
      data-look={look}
      aria-label={`${label}: ${chosen?.label ?? ''}${pending ? `, ${t('menu.pending')}` : ''}`}
      aria-disabled={pending || undefined}
      onKeyDownCapture={chooseByNumber} // the first key may be pressed before the list has the focus
    >
      {pending ? <Spinner /> : chosen?.icon}
      {chosen?.label}
      <Icon of={ChevronDown} size={14} />
    </SelectTrigger>
  );
  return (
    <OnDemand trigger={trigger} popup="menu" part={part}>
      {({ SelectBox }, realTrigger) => (
        <SelectBox
          trigger={realTrigger}
          open={open}
          onOpen={(next) => setOpen(next && !pending)}
          value={value}
          options={options}
          onChoose={choose}
          onKey={chooseByNumber}
        />
      )}
    </OnDemand>
  );
}
