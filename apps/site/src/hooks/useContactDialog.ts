import type { Language } from '@fnc/domain';
import { addWords, pageWords } from '@fnc/ui/locales';
import type { ContactDialog } from '@fnc/ui/site';
import type { i18n as I18n } from 'i18next';
import { startTransition, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf, pageAt, pathTo } from '../paths.ts';
import { contactAnchor } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';
import { useHydrated } from './useHydrated.ts';
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

/** By the store of the words: a component that begins once more gets another wrapper of the same i18n. */
const ofPages = new WeakMap<I18n['store'], Promise<Dialog>>();

/** The dialog of the page that came with it open, fetched once: React asks again while it waits. */
function dialogOfPage(i18n: I18n, language: Language): Promise<Dialog> {
  const fetching = ofPages.get(i18n.store) ?? fetchDialog(i18n, language);
  ofPages.set(i18n.store, fetching);
  return fetching;
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
 * button closes it. The page of the contact address comes with it open (prerender/openDialog.js), and is taken over together
 * with it; suspends. On other pages it is fetched with its schema at the visitor's first touch, or when it is asked for.
 */
export function useContactDialog(): ContactDialogState {
  const { i18n } = useTranslation();
  const language = useSiteLanguage();
  const { isPrerendering, onFirstTouch, reportError } = useServices();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [fetchedDialog, setDialog] = useState<Dialog | null>(null);
  const [failed, setFailed] = useState(false);
  const atContact = pageAt(pathname) === 'contact';
  const cameWithPage = !useHydrated() || isPrerendering;
  const [cameOpen] = useState(cameWithPage && atContact);
  const Dialog = cameOpen ? use(dialogOfPage(i18n, language)) : fetchedDialog;
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
        // Many fields: what the visitor does meanwhile comes first.
        startTransition(() => setDialog(() => fetched));
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
