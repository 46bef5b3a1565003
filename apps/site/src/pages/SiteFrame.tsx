import { NavBar, SitePage } from '@fnc/ui/site';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useContactDialog } from '../hooks/useContactDialog.ts';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import { useSending } from '../hooks/useSending.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { useYear } from '../hooks/useYear.ts';
import { pathTo, withoutSlash, type PageId } from '../paths.ts';
import { Prerendered } from '../prerendered/Prerendered.tsx';
import { builtInYear } from '../services.ts';
import { useServices } from '../ServicesProvider.tsx';
import { contactHref, navCurrent, navEntries } from './navEntries.ts';

const SiteFooter = lazy(() => import('./SiteFooter.tsx'));
const ContactUnavailable = lazy(() => import('./contactUnavailable.ts'));

export interface SiteFrameProps {
  page: PageId;
  children: ReactNode;
}

/** What pages of the site have in common: header, footer, and the contact form over both. */
export function SiteFrame({ page, children }: SiteFrameProps) {
  const language = useSiteLanguage();
  const pathname = withoutSlash(useLocation().pathname);
  const languageSwitch = useLanguageSwitch(page);
  const sending = useSending();
  const { drafts } = useServices();
  const contact = useContactDialog();
  const footerIsOld = useYear() !== builtInYear;
  const { Dialog } = contact;

  return (
    <>
      {/* In front: where it comes with the page it is there, and open, before the rest. */}
      {Dialog === null ? null : (
        <Dialog
          open={contact.open}
          language={language}
          page={pathname}
          calculatorHref={pathTo('calculator', language)}
          guideHref={pathTo('guide', language)}
          privacyHref={pathTo('privacy', language)}
          onSend={(message) => sending((visit) => visit.sendContact(message, { page: pathname, language }))}
          draft={drafts.contact}
          onClose={contact.close}
        />
      )}
      <SitePage
        header={
          <NavBar
            language={language}
            homeHref={pathTo('home', language)}
            contactHref={contactHref(language)}
            entries={navEntries(language)}
            {...navCurrent(page)}
            languageSwitch={languageSwitch}
          />
        }
        footer={<Prerendered outdated={footerIsOld}>{() => <SiteFooter page={page} />}</Prerendered>}
      >
        {children}
      </SitePage>
      <Suspense>{contact.failed ? <ContactUnavailable onDismiss={contact.close} /> : null}</Suspense>
    </>
  );
}
