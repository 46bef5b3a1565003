import { addWords, pageWords } from '@fnc/ui/locales';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname, useSearch, useSiteLanguage } from '../hooks/useAddress.ts';
import { languageOf, pageAt, pathIn, pathTo } from '../paths.ts';
import { Prerendered } from '../prerendered/Prerendered.tsx';
import { PrerenderedForm } from '../prerendered/PrerenderedForm.tsx';
import { useServices } from '../ServicesProvider.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** An optional part of a page: when its code cannot be fetched, nothing is shown. */
function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: () => null })));
}

/** The unknown address that led to the home page. It is removed from the address bar; the notice stays. */
function useNotFound(home: string): { path: string | null; dismiss: () => void } {
  const { addressBar } = useServices();
  const said = new URLSearchParams(useSearch()).get('notfound');
  const asked = said === null ? null : pathIn(said);
  const [path, setPath] = useState<string | null>(null);
  if (asked !== null && asked !== path) setPath(asked);

  // Not before the notice has its path, because navigation is immediate.
  useEffect(() => {
    if (said !== null) addressBar.replace(home);
  }, [said, home, addressBar]);

  return { path, dismiss: () => setPath(null) };
}

// Lazy, because few visitors see it.
const NotFoundNotice = lazyPart(() => import('./notFoundNotice.ts'));
const fetchContact = () => import('./HomeContact.tsx');
const HomeSections = lazy(() => import('./HomeSections.tsx'));
const HomeContact = lazy(fetchContact);

/** The home page; at the contact address with the form open over it. */
export default function HomePage() {
  const { i18n } = useTranslation();
  const language = useSiteLanguage();
  const pathname = usePathname();
  const notFound = useNotFound(pathTo('home', languageOf(pathname)));
  const page = pageAt(pathname) === 'contact' ? 'contact' : 'home';
  const loadContact = useCallback(async () => {
    const [contact] = await Promise.all([fetchContact(), addWords(i18n, language, pageWords.errors)]);
    return contact.default;
  }, [i18n, language]);

  return (
    <>
      <SiteFrame page={page}>
        <Prerendered>{() => <HomeSections invites={page !== 'contact'} />}</Prerendered>
        <PrerenderedForm load={loadContact}>{() => <HomeContact />}</PrerenderedForm>
      </SiteFrame>
      <Suspense>
        {notFound.path === null ? null : <NotFoundNotice path={notFound.path} onDismiss={notFound.dismiss} />}
      </Suspense>
    </>
  );
}
