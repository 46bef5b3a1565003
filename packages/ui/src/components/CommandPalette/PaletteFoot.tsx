import { useTranslation } from 'react-i18next';
import { Kbd } from '../Kbd/Kbd.tsx';
import { PaletteHint, PaletteHints } from './CommandPalette.styles.ts';
import { actionsOnly } from './filterCommands.ts';

/** What the keys do here. A phone has none, and does not see it. */
export function PaletteFoot({ actions }: { actions: boolean }) {
  const { t } = useTranslation('common');
  return (
    <PaletteHints>
      <PaletteHint>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('palette.choose')}
      </PaletteHint>
      <PaletteHint>
        <Kbd>↵</Kbd> {t('palette.open')}
      </PaletteHint>
      <PaletteHint>
        <Kbd>Ctrl</Kbd>
        <Kbd>↵</Kbd> {t('palette.openInTab')}
      </PaletteHint>
      {actions && (
        <PaletteHint>
          <Kbd>{actionsOnly}</Kbd> {t('palette.onlyActions')}
        </PaletteHint>
      )}
    </PaletteHints>
  );
}
