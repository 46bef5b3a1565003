import type { GuidePopup } from '@fnc/ui/site';
import { useEffect, useState } from 'react';
import { useServices } from '../ServicesProvider.tsx';

/** From the first change of the revenue to the offer. */
const delayMs = 2000;

type Popup = typeof GuidePopup;

const fetchPopup = async (): Promise<Popup> => (await import('./guidePopup.ts')).GuidePopup;

export interface PopupOffer {
  /** `null` until it is offered; stays mounted from then on, so that what was typed is kept. */
  Popup: Popup | null;
  open: boolean;
  /** Starts the one timer; every further call does nothing. */
  start: () => void;
  /** The visitor can see it: it is not offered in this browser again. */
  seen: () => void;
  close: () => void;
}

/** Offers the guide once in a browser, and never to whom asked for it there before. */
export function usePopupOffer(): PopupOffer {
  const { visit, guideOffer, reportError } = useServices();
  const [started, setStarted] = useState(false);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!started || guideOffer.wasSeen()) return undefined;
    let wanted = true;
    const fetched = fetchPopup();
    fetched.catch(() => undefined); // said when it is to be shown
    const offer = async () => {
      try {
        if (await (await visit()).hasRequestedGuide()) return;
        const component = await fetched;
        if (!wanted) return;
        setPopup(() => component);
        setOpen(true);
      } catch (error) {
        reportError(error);
      }
    };
    const timer = setTimeout(() => void offer(), delayMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [started, visit, guideOffer, reportError]);

  return { Popup, open, start: () => setStarted(true), seen: guideOffer.keepSeen, close: () => setOpen(false) };
}
