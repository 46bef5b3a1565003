import { createContext, use, useEffect } from 'react';

/** Opens the command palette; `null` where it is not available, such as before signing in. */
export const OpenPaletteContext = createContext<(() => void) | null>(null);

export const useOpenPalette = () => use(OpenPaletteContext);

/** Ctrl-K, or Cmd-K, everywhere: also while typing, where single-key shortcuts are off. */
export function usePaletteKey(onOpen: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Over an open dialog it would hide the dialog's question.
      if (document.querySelector('dialog[open]') === null) onOpen();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
}
