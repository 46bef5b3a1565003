import { createContext, use, useEffect } from 'react';

/** Opens the command palette; `null` where there is none, as before signing in. */
export const OpenPaletteContext = createContext<(() => void) | null>(null);

export const useOpenPalette = () => use(OpenPaletteContext);

/** Ctrl-K, or Cmd-K, everywhere: also while typing, where single keys are not commands. */
export function usePaletteKey(onOpen: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Over an open dialog it would hide what is asked there.
      if (document.querySelector('dialog[open]') === null) onOpen();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
}
