import { ContactUnavailable, Footer, NavBar, SitePage, type FooterLink } from '@fnc/ui/site';
import type { ReactNode } from 'react';
import { useContactDialog } from '../hooks/useContactDialog.ts';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import { useSending } from '../hooks/useSending.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { useYear } from '../hooks/useYear.ts';
import { pathTo, withoutSlash, type PageId } from '../paths.ts';
import { contactAnchor } from '../router/linkTarget.ts';
import { useLocation, useNavigate } from '../router/Router.tsx';
import { navEntries } from './navEntries.ts';

export interface SiteFrameProps {
  page: PageId;
  children: ReactNode;
}

/** What pages of the site have in common: header, footer, and the contact form over both. */
export function SiteFrame({ page, children }: SiteFrameProps) {
  const language = useSiteLanguage();
  const pathname = withoutSlash(useLocation().pathname);
  const navigate = useNavigate();
  const languageSwitch = useLanguageSwitch(page);
  const sending = useSending();
  const year = useYear();
  const contact = useContactDialog();
  const { Dialog } = contact;
  const homeHref = pathTo('home', language);
  const guideHref = pathTo('guide', language);
  const privacyHref = pathTo('privacy', language);
  const showContact = () => navigate(contactAnchor);
  const links: readonly FooterLink[] = [
    { id: 'home', href: homeHref },
    { id: 'freeGuide', href: guideHref },
    { id: 'contact', onSelect: showContact },
    { id: 'privacy', href: privacyHref },
  ];
  const isHome = page === 'home' || page === 'contact';

  return (
    <>
      <SitePage
        header={
          <NavBar
            language={language}
            homeHref={homeHref}
            entries={navEntries({ homeHref, guideHref, onContact: showContact })}
            {...(isHome ? { current: 'home' as const } : {})}
            languageSwitch={languageSwitch}
            onContact={showContact}
          />
        }
        footer={
          <Footer language={language} homeHref={homeHref} links={links} year={year} languageSwitch={languageSwitch} />
        }
      >
        {children}
      </SitePage>
      {Dialog === null ? null : (
        <Dialog
          open={contact.open}
          language={language}
          page={pathname}
          calculatorHref={pathTo('calculator', language)}
          guideHref={guideHref}
          privacyHref={privacyHref}
          onSend={(message) => sending((visit) => visit.sendContact(message, { page: pathname, language }))}
          onClose={contact.close}
        />
      )}
      {contact.failed ? <ContactUnavailable onDismiss={contact.close} /> : null}
    </>
  );
}
