import type { Language } from '@fnc/domain';
import { addWords, pageWords } from '@fnc/ui/locales';
import type { ContactDialog } from '@fnc/ui/site';
import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf, pageAt, pathTo } from '../paths.ts';
import { contactAnchor } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';
import { useSiteLanguage } from './useSiteLanguage.ts';

type Dialog = typeof ContactDialog;

/** The form's own words of the page's language come with it; those of the other language with a change of it. */
async function fetchDialog(i18n: I18n, language: Language): Promise<Dialog> {
  const [{ ContactDialog: fetched }] = await Promise.all([
    import('../pages/contactDialog.ts'),
    addWords(i18n, language, pageWords.errors),
  ]);
  return fetched;
}

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
  const { i18n } = useTranslation();
  const language = useSiteLanguage();
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
        fetchDialog(i18n, language).catch(() => undefined);
      }),
    [i18n, language, onFirstTouch],
  );

  useEffect(() => {
    if (!wanted || Dialog !== null) return;
    const fetchIt = async () => {
      try {
        const fetched = await fetchDialog(i18n, language);
        setDialog(() => fetched);
      } catch (error) {
        reportError(error);
        setFailed(true);
      }
    };
    void fetchIt();
  }, [wanted, Dialog, i18n, language, reportError]);

  const close = () => {
    setFailed(false);
    if (wanted) void navigate(atContact ? pathTo('home', languageOf(pathname)) : pathname + search, { replace: true });
  };
  return { Dialog, open: wanted, failed: failed && wanted, close };
}
