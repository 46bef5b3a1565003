import type { GuidePopup } from '@fnc/ui/site';
import { useEffect, useState } from 'react';
import { useServices } from '../ServicesProvider.tsx';

/** Delay from the first change of the revenue to the offer. */
const delayMs = 2000;

type Popup = typeof GuidePopup;

const fetchPopup = async (): Promise<Popup> => (await import('./guidePopup.ts')).GuidePopup;

export interface PopupOffer {
  /** `null` until it is offered; then it stays mounted, so that typed text is kept. */
  Popup: Popup | null;
  open: boolean;
  /** Starts the timer once; further calls do nothing. */
  start: () => void;
  /** The visitor can see it: this browser does not offer it again. */
  seen: () => void;
  close: () => void;
}

/** Offers the guide once per browser, and never after a request for it there. */
export function usePopupOffer(): PopupOffer {
  const { visit, guideOffer, reportError } = useServices();
  const [started, setStarted] = useState(false);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!started || guideOffer.wasSeen()) return undefined;
    let wanted = true;
    const fetched = fetchPopup();
    fetched.catch(() => undefined); // handled when it is to be shown
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
