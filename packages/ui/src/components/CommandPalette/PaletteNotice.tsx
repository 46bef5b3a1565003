import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PaletteFailure, PaletteWords } from './CommandPalette.styles.ts';

interface PaletteNoticeProps {
  search: 'ready' | 'loading' | 'failed';
  query: string;
  /** Commands in the list. */
  count: number;
  onRetry?: (() => void) | undefined;
}

/** What is not a command: still searching, nothing found, failed. Read aloud, without taking the focus from the field. */
export function PaletteNotice({ search, query, count, onRetry }: PaletteNoticeProps) {
  const { t } = useTranslation('common');
  const empty = count === 0;
  return (
    <>
      <div role="status">
        {search === 'loading' && empty && <PaletteWords>{t('palette.searching')}</PaletteWords>}
        {search === 'ready' && empty && (
          <PaletteWords>
            <strong>{t('palette.noMatch', { query: query.trim() })}</strong>
            <br />
            {t('palette.noMatchHint')}
          </PaletteWords>
        )}
        {!empty && query !== '' && <VisuallyHidden>{t('palette.count', { count })}</VisuallyHidden>}
      </div>
      {search === 'failed' && (
        <PaletteFailure role="alert">
          <Icon of={CircleAlert} size={16} />
          <span>{t('palette.failed')}</span>
          {onRetry && (
            <TextButton type="button" onClick={onRetry}>
              {t('action.retry')}
            </TextButton>
          )}
        </PaletteFailure>
      )}
    </>
  );
}
