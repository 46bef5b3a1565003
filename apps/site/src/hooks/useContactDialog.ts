import type { ContactDialog } from '@fnc/ui/site';
import { useEffect, useState } from 'react';
import { useServices } from '../ServicesProvider.tsx';

type Dialog = typeof ContactDialog;

const fetchDialog = async (): Promise<Dialog> => (await import('../pages/contactDialog.ts')).ContactDialog;

export interface ContactDialogLoader {
  /** `null` until it is fetched; stays mounted from then on, so that what was typed is kept. */
  Dialog: Dialog | null;
  open: boolean;
  failed: boolean;
  show: () => void;
  hide: () => void;
}

/** The contact form with its schema is fetched at the visitor's first touch of the page, or when it is asked for. */
export function useContactDialog(openAtOnce: boolean): ContactDialogLoader {
  const { onFirstTouch, reportError } = useServices();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [wanted, setWanted] = useState(openAtOnce);
  const [failed, setFailed] = useState(false);

  useEffect(
    () =>
      onFirstTouch(() => {
        // Only ahead of time: a failure matters when the form is asked for.
        fetchDialog().catch(() => undefined);
      }),
    [onFirstTouch],
  );

  useEffect(() => {
    if (!wanted || Dialog !== null) return;
    const fetchIt = async () => {
      try {
        const fetched = await fetchDialog();
        setDialog(() => fetched);
      } catch (error) {
        reportError(error);
        setFailed(true);
      }
    };
    void fetchIt();
  }, [wanted, Dialog, reportError]);

  const hide = () => {
    setWanted(false);
    setFailed(false);
  };
  return { Dialog, open: wanted, failed, show: () => setWanted(true), hide };
}
