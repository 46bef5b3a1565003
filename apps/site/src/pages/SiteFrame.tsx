import { ContactUnavailable, Footer, NavBar, SitePage, type FooterLink } from '@fnc/ui/site';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContactDialogLoader } from '../hooks/useContactDialog.ts';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import { useSending } from '../hooks/useSending.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { useYear } from '../hooks/useYear.ts';
import { pathTo, withoutSlash, type PageId } from '../paths.ts';
import { navEntries } from './navEntries.ts';

export const footerId = 'verder';

export interface SiteFrameProps {
  page: PageId;
  contact: ContactDialogLoader;
  /** After the contact form was closed, or could not be fetched. */
  onContactClosed?: () => void;
  children: ReactNode;
}

/** What pages of the site have in common: header, footer, and the contact form over both. */
export function SiteFrame({ page, contact, onContactClosed, children }: SiteFrameProps) {
  const language = useSiteLanguage();
  const pathname = withoutSlash(useLocation().pathname);
  const languageSwitch = useLanguageSwitch(page);
  const sending = useSending();
  const year = useYear();
  const { Dialog } = contact;
  const homeHref = pathTo('home', language);
  const guideHref = pathTo('guide', language);
  const privacyHref = pathTo('privacy', language);
  const links: readonly FooterLink[] = [
    { id: 'home', href: homeHref },
    { id: 'freeGuide', href: guideHref },
    { id: 'contact', onSelect: contact.show },
    { id: 'privacy', href: privacyHref },
  ];
  const close = () => {
    contact.hide();
    onContactClosed?.();
  };
  const isHome = page === 'home' || page === 'contact';

  return (
    <>
      <SitePage
        header={
          <NavBar
            language={language}
            homeHref={homeHref}
            entries={navEntries({ homeHref, guideHref, onContact: contact.show })}
            {...(isHome ? { current: 'home' as const } : {})}
            languageSwitch={languageSwitch}
            onContact={contact.show}
          />
        }
        footer={
          <Footer
            id={footerId}
            language={language}
            homeHref={homeHref}
            links={links}
            year={year}
            languageSwitch={languageSwitch}
          />
        }
      >
        {children}
      </SitePage>
      {Dialog === null ? null : (
        <Dialog
          open={contact.open}
          language={language}
          guideHref={guideHref}
          privacyHref={privacyHref}
          onSend={(message) => sending((visit) => visit.sendContact(message, { page: pathname, language }))}
          onClose={close}
        />
      )}
      {contact.failed ? <ContactUnavailable onDismiss={close} /> : null}
    </>
  );
}
