import { brand, claims, type Language } from '@fnc/domain';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideCover } from '../../art/GuideCover/GuideCover.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { SavingFigure } from '../Calculator/savingFigure.ts';
import type { FormDraft } from '../forms/useDraft.ts';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import { Head, OfferBar, OfferPlace } from './GuidePopup.styles.ts';
import { GuidePopupForm } from './GuidePopupForm.tsx';

/** Text fields, for which a phone opens its keyboard. */
const typedIn = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select';

/** Elements that an offer at the bottom of the window must not cover: the page marks them. */
const keptClear = '[data-keep-clear]';

function isInTheWay(place: HTMLElement): boolean {
  const { activeElement: focused } = document;
  if (place.contains(focused)) return false; // in use itself
  if (focused?.matches(typedIn)) return true;
  const inUse = [...document.querySelectorAll(keptClear)];
  // When a page opens, its content takes the focus as a whole; that is not use.
  if (focused instanceof HTMLElement && focused.tabIndex >= 0 && focused !== document.body) inUse.push(focused);
  const own = place.getBoundingClientRect();
  return inUse.some((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > own.top && box.top < own.bottom;
  });
}

/**
 * Hides an element at the bottom of the window while somebody types, or while it would cover an element in use.
 *
 * @param onSeen   called when it is first visible
 * @param onEscape Escape was pressed while it is visible, wherever the focus is
 */
function useGivesWay(
  place: RefObject<HTMLElement | null>,
  onSeen: () => void,
  onEscape: () => void,
): { away: boolean; seen: boolean } {
  const [away, setAway] = useState(true);
  const [seen, setSeen] = useState(false);
  if (!away && !seen) setSeen(true);
  const nowSeen = useEffectEvent(onSeen);

  useEffect(() => {
    const look = () => {
      if (place.current !== null) setAway(isInTheWay(place.current));
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', look, { passive: true, capture: true, signal });
    window.addEventListener('resize', look, { signal });
    document.addEventListener('focusin', look, { signal });
    // During a focus change nothing has the focus; the next task sees where it goes.
    document.addEventListener('focusout', () => setTimeout(look), { signal });
    const observer = new ResizeObserver(look);
    observer.observe(document.body); // answers at once, and whenever the page grows or shrinks
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [place]);

  useEffect(() => {
    if (seen) nowSeen();
  }, [seen]);

  const escaped = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || away) return;
    if (document.querySelector('dialog:modal') === null) onEscape();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => escaped(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return { away, seen };
}

interface GuideOfferProps {
  /** It is visible for the first time. */
  onSeen: () => void;
  /** The visitor wants the form. */
  onAsk: () => void;
  /** The cross, or Escape. */
  onDismiss: () => void;
}

/**
 * A bar below the page: it takes no focus, and hides while somebody types or while it would cover the result or the
 * focused element.
 */
function GuideOffer({ onSeen, onAsk, onDismiss }: GuideOfferProps) {
  const { t } = useTranslation('calculator');
  const place = useRef<HTMLDivElement>(null);
  const { away, seen } = useGivesWay(place, onSeen, onDismiss);
  const title = t('popup.title');

  // A separate element: content that is hidden with the bar is not announced.
  return (
    <>
      <VisuallyHidden role="status">{seen ? t('popup.announced') : ''}</VisuallyHidden>
      <OfferPlace ref={place} data-away={away || undefined}>
        <OfferBar aria-label={title}>
          <div>
            <p>
              <b>{title}</b> <span>{t('popup.text', { pages: claims.guidePages.value })}</span>
            </p>
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

/**
 * When an overlay closes and its focused button is gone, the focus returns to its previous place in the page, or else
 * to the page's content.
 */
function useFocusAfter(open: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) {
      wasOpen.current = true;
      const remember = ({ target }: { target: EventTarget | null }) => {
        if (target instanceof HTMLElement && target.closest('main') !== null) before.current = target;
      };
      remember({ target: document.activeElement });
      document.addEventListener('focusin', remember);
      return () => document.removeEventListener('focusin', remember);
    }
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasOpen.current && isLost) {
      (before.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    }
    return undefined;
  }, [open]);
}

export interface GuidePopupProps {
  /** The guide is offered. */
  open: boolean;
  /** The calculator's current difference per year: the dialog covers it. */
  figure: SavingFigure;
  language: Language;
  privacyHref: string;
  onRequest: RequestGuide;
  draft?: FormDraft;
  /** The offer is visible for the first time. */
  onSeen: () => void;
  /** The offer ended: dismissed, closed, "no", or "back" after sending. */
  onClose: () => void;
}

/** Offers the guide in a bar below the calculator; its button opens the form in a dialog. */
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
          <div>
            <GuideCover
              brand={brand.name}
              tagline={brand.tagline[language]}
              title={[t('site:guideCover.titleOne'), t('site:guideCover.titleTwo')]}
              subtitle={t('site:guideCover.subtitle')}
              notes={[t('site:guideCover.noteRates', figures), t('site:guideCover.noteAdvice')]}
            />
          </div>
          <div>
            <p>{t('calculator:popup.text', figures)}</p>
            <p>
              {t('calculator:popup.figure')} <b>{figure.amount}</b>{' '}
              <small>{t('calculator:truth.set', { rates: figure.rates })}</small>
            </p>
          </div>
        </Head>
        <GuidePopupForm {...form} onClose={close} />
      </Dialog>
    </>
  );
}
