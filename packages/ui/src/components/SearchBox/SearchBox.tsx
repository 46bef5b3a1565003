import { Search, X } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { SearchFrame, SearchInput } from './SearchBox.styles.ts';

export interface SearchBoxProps {
  value: string;
  /** Called on every keystroke; the owner debounces its requests. */
  onChange: (value: string) => void;
  /** Also the placeholder: "Zoek op naam, e-mail of functie". */
  label: string;
  /**
   * The shortcut to this field, shown while it is empty. The owner listens for it, because it knows which keys are
   * free.
   */
  shortcut?: string | undefined;
  ref?: Ref<{ focus: () => void }> | undefined;
}

/** Searches the list below it on every keystroke. Escape clears it; the clear button does so for mouse and touch. */
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
          event.preventDefault(); // so that Escape does not also close the dialog around it
          clear();
        }}
      />
      {value === '' && shortcut !== undefined && <Kbd aria-hidden="true">{shortcut}</Kbd>}
      {value !== '' && <IconButton icon={X} label={t('search.clear')} tooltip="none" onClick={clear} />}
    </SearchFrame>
  );
}
