import { ContactUnavailable, Footer, Hero, NavBar, NotFoundNotice, SitePage, type FooterLink } from '@fnc/ui/site';
import { useLocation, useNavigate } from 'react-router-dom';
import { useContactDialog } from '../hooks/useContactDialog.ts';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useSending } from '../hooks/useSending.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { useYear } from '../hooks/useYear.ts';
import { languageOf, pathTo, withoutSlash } from '../paths.ts';
import { navEntries } from './navEntries.ts';
import { PageHead } from './PageHead.tsx';

const footerId = 'verder';

/** The home page; at the contact address with the form open over it. */
export default function HomePage() {
  const language = useSiteLanguage();
  const pathname = withoutSlash(useLocation().pathname);
  const navigate = useNavigate();
  const sending = useSending();
  const home = pathTo('home', languageOf(pathname));
  const atContact = pathname === pathTo('contact', languageOf(pathname));
  const contact = useContactDialog(atContact);
  const notFound = useNotFound(home);
  const languageSwitch = useLanguageSwitch(atContact ? 'contact' : 'home');
  const year = useYear();
  const { Dialog } = contact;
  const homeHref = pathTo('home', language);
  const guideHref = pathTo('guide', language);
  const links: readonly FooterLink[] = [
    { id: 'home', href: homeHref },
    { id: 'freeGuide', href: guideHref },
    { id: 'contact', onSelect: contact.show },
  ];
  const close = () => {
    contact.hide();
    if (atContact) void navigate(home, { replace: true });
  };

  return (
    <>
      <PageHead page={atContact ? 'contact' : 'home'} canonical="home" />
      <SitePage
        header={
          <NavBar
            language={language}
            homeHref={homeHref}
            entries={navEntries({ homeHref, guideHref, onContact: contact.show })}
            current="home"
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
        <Hero guideHref={guideHref} nextHref={`#${footerId}`} onContact={contact.show} />
      </SitePage>
      {Dialog === null ? null : (
        <Dialog
          open={contact.open}
          language={language}
          guideHref={guideHref}
          onSend={(message) => sending((visit) => visit.sendContact(message, { page: pathname, language }))}
          onClose={close}
        />
      )}
      {contact.failed ? <ContactUnavailable onDismiss={close} /> : null}
      {notFound.path === null ? null : <NotFoundNotice path={notFound.path} onDismiss={notFound.dismiss} />}
    </>
  );
}
