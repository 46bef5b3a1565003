import { brand, claims, type Language } from '@fnc/domain';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideCover } from '../../art/GuideCover/GuideCover.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { SavingFigure } from '../Calculator/savingFigure.ts';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import { Close, Cover, Figure, Head, Sheet, Text, Title } from './GuidePopup.styles.ts';
import { GuidePopupForm } from './GuidePopupForm.tsx';
import { useLeaving } from './useLeaving.ts';

export interface GuidePopupProps {
  open: boolean;
  /** The difference per year as the calculator shows it now: it stays readable where the sheet lies over it. */
  figure: SavingFigure;
  language: Language;
  privacyHref: string;
  onRequest: RequestGuide;
  /** Escape, the cross, "no", or "back" after sending. */
  onClose: () => void;
}

/**
 * Offers the guide beside the calculator: a sheet at the bottom of a phone, a card in the corner of a wide window. The page
 * stays in use and keeps the focus; the offer is read aloud at the next pause.
 */
export function GuidePopup({ open, figure, language, privacyHref, onRequest, onClose }: GuidePopupProps) {
  const { t } = useTranslation(['calculator', 'site']);
  const titleId = useId();
  const leaving = useLeaving(open, onClose);
  const figures = { pages: claims.guidePages.value, year: claims.cyprusCorporateTaxChange.value };
  return (
    <>
      <VisuallyHidden role="status">{open ? t('calculator:popup.announced') : ''}</VisuallyHidden>
      {open && (
        <Sheet role="dialog" aria-labelledby={titleId} {...leaving.props}>
          <Head>
            <Cover>
              <GuideCover
                brand={brand.name}
                tagline={brand.tagline[language]}
                title={[t('site:guideCover.titleOne'), t('site:guideCover.titleTwo')]}
                subtitle={t('site:guideCover.subtitle')}
                notes={[t('site:guideCover.noteRates', figures), t('site:guideCover.noteAdvice')]}
              />
            </Cover>
            <div>
              <Title id={titleId}>{t('calculator:popup.title')}</Title>
              <Text>{t('calculator:popup.text', figures)}</Text>
              <Figure>
                {t('calculator:popup.figure')} <b>{figure.amount}</b>{' '}
                <small>{t('calculator:truth.set', { rates: figure.rates })}</small>
              </Figure>
            </div>
            <Close>
              <IconButton icon={X} label={t('calculator:popup.close')} tooltip="none" onClick={leaving.close} />
            </Close>
          </Head>
          <GuidePopupForm language={language} privacyHref={privacyHref} onRequest={onRequest} onClose={leaving.close} />
        </Sheet>
      )}
    </>
  );
}
