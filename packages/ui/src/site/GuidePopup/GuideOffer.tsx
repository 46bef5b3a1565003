import { claims } from '@fnc/domain';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { OfferBar, OfferPlace, OfferWords } from './GuideOffer.styles.ts';
import { useGivesWay } from './useGivesWay.ts';

export interface GuideOfferProps {
  /** It can be seen for the first time. */
  onSeen: () => void;
  /** The visitor wants the form. */
  onAsk: () => void;
  /** The cross, or Escape. */
  onDismiss: () => void;
}

/**
 * A quiet bar below the page: it takes no focus, and is not there while somebody types or while the result or what has the
 * focus is where it would be.
 */
export function GuideOffer({ onSeen, onAsk, onDismiss }: GuideOfferProps) {
  const { t } = useTranslation('calculator');
  const place = useRef<HTMLDivElement>(null);
  const { away, seen } = useGivesWay(place, onSeen, onDismiss);
  const title = t('popup.title');

  // In a place of its own: what is hidden with the bar is not read aloud.
  return (
    <>
      <VisuallyHidden role="status">{seen ? t('popup.announced') : ''}</VisuallyHidden>
      <OfferPlace ref={place} data-away={away || undefined}>
        <OfferBar aria-label={title}>
          <div>
            <OfferWords>
              <b>{title}</b> <span>{t('popup.text', { pages: claims.guidePages.value })}</span>
            </OfferWords>
            <Button variant="deep" size="small" aria-haspopup="dialog" onClick={onAsk}>
              {t('popup.ask')}
            </Button>
            <IconButton icon={X} label={t('popup.dismiss')} tooltip="none" onClick={onDismiss} />
          </div>
        </OfferBar>
      </OfferPlace>
    </>
  );
}
