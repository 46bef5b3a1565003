import { addWords, pageWords } from '@fnc/ui/locales';
import { NavBar, SitePage } from '@fnc/ui/site';
import { lazy, memo, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHash, usePathname, useSearch, useSiteLanguage } from '../hooks/useAddress.ts';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import { languageOf, pageAt, type PageId, pathTo } from '../paths.ts';
import { Prerendered } from '../prerendered/Prerendered.tsx';
import { PrerenderedDialog } from '../prerendered/PrerenderedDialog.tsx';
import { contactAnchor } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';
import { contactHref, navCurrent, navEntries } from './navEntries.ts';

/**
 * Whether the contact form is open over a page: at the contact address and at `#contact` of any page, so that the
 * browser's back button closes it.
 */
function useContactDialog(): { open: boolean; close: () => void } {
  const { addressBar } = useServices();
  const pathname = usePathname();
  const search = useSearch();
  const hash = useHash();
  const atContact = pageAt(pathname) === 'contact';
  const open = atContact || hash === contactAnchor;
  const close = () => {
    if (!open) return;
    if (!atContact) {
      addressBar.leave(pathname + search);
      return;
    }
    // From an article, say; the form in the other language is no page to return to.
    const before = addressBar.readPrevious();
    if (before !== null && pageAt(before.pathname) !== 'contact') addressBar.goBack();
    else addressBar.leave(pathTo('home', languageOf(pathname)));
  };
  return { open, close };
}

const fetchDialog = () => import('./SiteContactDialog.tsx');
const SiteContactDialog = lazy(fetchDialog);
const SiteFooter = lazy(() => import('./SiteFooter.tsx'));

/** A part of its own: opening it renders nothing else of the page. */
function ContactOverPage({ attachment }: { attachment: string | undefined }) {
  const { i18n } = useTranslation();
  const language = useSiteLanguage();
  const { open, close } = useContactDialog();
  const loadDialog = useCallback(async () => {
    const [module] = await Promise.all([fetchDialog(), addWords(i18n, language, pageWords.errors)]);
    return module.default;
  }, [i18n, language]);
  return (
    <PrerenderedDialog open={open} onClose={close} attachment={attachment} load={loadDialog}>
      {() => <SiteContactDialog open onClose={close} />}
    </PrerenderedDialog>
  );
}

/** A part of its own: a calculation renders it only when the address of the other language changes. */
const PageHeader = memo(function PageHeader({ page }: { page: PageId }) {
  const language = useSiteLanguage();
  const languageSwitch = useLanguageSwitch(page);
  return (
    <NavBar
      language={language}
      homeHref={pathTo('home', language)}
      contactHref={contactHref(language)}
      entries={navEntries(language)}
      {...navCurrent(page)}
      languageSwitch={languageSwitch}
    />
  );
});

export interface SiteFrameProps {
  page: PageId;
  /** Text to add to a message from this page. */
  attachment?: string | undefined;
  children: ReactNode;
}

/** The common parts of pages: header, footer, and the contact form over both. */
export function SiteFrame({ page, attachment, children }: SiteFrameProps) {
  const [cameForContact] = useState(page === 'contact');
  const dialog = <ContactOverPage attachment={attachment} />;

  return (
    <>
      {/* First when the address opens it, so that it is there, and open, before the rest. */}
      {cameForContact && dialog}
      <SitePage
        header={<PageHeader page={page} />}
        footer={<Prerendered>{() => <SiteFooter page={page} />}</Prerendered>}
      >
        {children}
      </SitePage>
      {!cameForContact && dialog}
    </>
  );
}
