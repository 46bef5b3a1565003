import { Hero, NotFoundNotice } from '@fnc/ui/site';
import { useLocation, useNavigate } from 'react-router-dom';
import { useContactDialog } from '../hooks/useContactDialog.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { languageOf, pathTo, withoutSlash } from '../paths.ts';
import { PageHead } from './PageHead.tsx';
import { footerId, SiteFrame } from './SiteFrame.tsx';

/** The home page; at the contact address with the form open over it. */
export default function HomePage() {
  const language = useSiteLanguage();
  const pathname = withoutSlash(useLocation().pathname);
  const navigate = useNavigate();
  const home = pathTo('home', languageOf(pathname));
  const atContact = pathname === pathTo('contact', languageOf(pathname));
  const contact = useContactDialog(atContact);
  const notFound = useNotFound(home);
  const page = atContact ? 'contact' : 'home';
  const leaveContact = () => {
    if (atContact) void navigate(home, { replace: true });
  };

  return (
    <>
      <PageHead page={page} canonical="home" />
      <SiteFrame page={page} contact={contact} onContactClosed={leaveContact}>
        <Hero guideHref={pathTo('guide', language)} nextHref={`#${footerId}`} onContact={contact.show} />
      </SiteFrame>
      {notFound.path === null ? null : <NotFoundNotice path={notFound.path} onDismiss={notFound.dismiss} />}
    </>
  );
}
