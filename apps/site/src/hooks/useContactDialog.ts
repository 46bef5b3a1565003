import type { ContactDialog } from '@fnc/ui/site';
import { useEffect, useState } from 'react';
import { languageOf, pageAt, pathTo } from '../paths.ts';
import { contactAnchor } from '../router/linkTarget.ts';
import { useLocation, useNavigate } from '../router/Router.tsx';
import { useServices } from '../ServicesProvider.tsx';

type Dialog = typeof ContactDialog;

const fetchDialog = async (): Promise<Dialog> => (await import('../pages/contactDialog.ts')).ContactDialog;

export interface ContactDialogState {
  /** `null` until it is fetched; stays mounted from then on, so that what was typed is kept. */
  Dialog: Dialog | null;
  open: boolean;
  /** It was asked for and could not be fetched. */
  failed: boolean;
  close: () => void;
}

/**
 * The contact form over a page: open at the contact address and at `#contact` of any page, so that the browser's back
 * button closes it. It is fetched with its schema at the visitor's first touch of the page, or when it is asked for.
 */
export function useContactDialog(): ContactDialogState {
  const { onFirstTouch, reportError } = useServices();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [failed, setFailed] = useState(false);
  const atContact = pageAt(pathname) === 'contact';
  const wanted = atContact || hash === contactAnchor;

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

  const close = () => {
    setFailed(false);
    if (wanted) navigate(atContact ? pathTo('home', languageOf(pathname)) : pathname + search, { replace: true });
  };
  return { Dialog, open: wanted, failed: failed && wanted, close };
}
