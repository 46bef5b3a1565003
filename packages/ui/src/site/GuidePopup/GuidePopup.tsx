import { brand, claims, type Language } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideCover } from '../../art/GuideCover/GuideCover.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { SavingFigure } from '../Calculator/savingFigure.ts';
import type { FormDraft } from '../forms/useDraft.ts';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import { GuideOffer } from './GuideOffer.tsx';
import { Cover, Figure, Head } from './GuidePopup.styles.ts';
import { GuidePopupForm } from './GuidePopupForm.tsx';
import { useFocusAfter } from './useFocusAfter.ts';

export interface GuidePopupProps {
  /** The guide is offered. */
  open: boolean;
  /** The difference per year as the calculator shows it now: the dialog lies over it. */
  figure: SavingFigure;
  language: Language;
  privacyHref: string;
  onRequest: RequestGuide;
  draft?: FormDraft;
  /** The offer can be seen for the first time. */
  onSeen: () => void;
  /** The offer is over: dismissed, closed, "no", or "back" after sending. */
  onClose: () => void;
}

/** Offers the guide in a bar below the calculator; who asks for it gets the form in a dialog. */
export function GuidePopup({ open, figure, onSeen, onClose, ...form }: GuidePopupProps) {
  const { language } = form;
  const { t } = useTranslation(['calculator', 'site']);
  const [asked, setAsked] = useState(false);
  useFocusAfter(open);
  const figures = { pages: claims.guidePages.value, year: claims.cyprusCorporateTaxChange.value };
  const close = () => {
    setAsked(false);
    onClose();
  };
  return (
    <>
      {open && <GuideOffer onSeen={onSeen} onAsk={() => setAsked(true)} onDismiss={onClose} />}
      <Dialog
        open={open && asked}
        onClose={close}
        onBackdrop="keep"
        title={t('calculator:popup.title')}
        size="medium"
        phone="full"
      >
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
            <p>{t('calculator:popup.text', figures)}</p>
            <Figure>
              {t('calculator:popup.figure')} <b>{figure.amount}</b>{' '}
              <small>{t('calculator:truth.set', { rates: figure.rates })}</small>
            </Figure>
          </div>
        </Head>
        <GuidePopupForm {...form} onClose={close} />
      </Dialog>
    </>
  );
}
