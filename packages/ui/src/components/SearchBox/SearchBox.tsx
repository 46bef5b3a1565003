import { Search, X } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { SearchFrame, SearchInput } from './SearchBox.styles.ts';

export interface SearchBoxProps {
  value: string;
  /** With every key; the owner decides how long it waits before it asks the server. */
  onChange: (value: string) => void;
  /** Also the placeholder: "Zoek op naam, e-mail of functie". */
  label: string;
  /** The key that goes here, shown while the box is empty. The owner listens for it: only it knows when keys are free. */
  shortcut?: string | undefined;
  ref?: Ref<{ focus: () => void }> | undefined;
}

/** Looks through what stands below it, with every key. Escape empties it; the cross does so for a mouse or a finger. */
export function SearchBox({ value, onChange, label, shortcut, ref }: SearchBoxProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      input.current?.focus();
      input.current?.select();
    },
  }));
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <SearchFrame role="search">
      <Icon of={Search} />
      <SearchInput
        ref={input}
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts={shortcut}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault(); // not also the dialog around it
          clear();
        }}
      />
      {value === '' && shortcut !== undefined && <Kbd aria-hidden="true">{shortcut}</Kbd>}
      {value !== '' && <IconButton icon={X} label={t('search.clear')} tooltip="none" onClick={clear} />}
    </SearchFrame>
  );
}
