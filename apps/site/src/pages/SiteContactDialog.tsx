import { ContactDialog } from '@fnc/ui/site';
import { usePathname, useSiteLanguage } from '../hooks/useAddress.ts';
import { useSending } from '../hooks/useSending.ts';
import { pathTo, withoutSlash } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';
import type { LiveDialogProps } from '../prerendered/PrerenderedDialog.tsx';

/** The contact form over the current page. */
export default function SiteContactDialog({ open, onClose, typed, attachment }: LiveDialogProps) {
  const language = useSiteLanguage();
  const pathname = withoutSlash(usePathname());
  const sending = useSending();
  const { drafts } = useServices();
  return (
    <ContactDialog
      open={open}
      language={language}
      page={pathname}
      calculatorHref={pathTo('calculator', language)}
      guideHref={pathTo('guide', language)}
      privacyHref={pathTo('privacy', language)}
      onSend={(message) => sending((visit) => visit.sendContact(message, { page: pathname, language }))}
      draft={drafts.contact}
      onClose={onClose}
      attachment={attachment}
      typed={typed}
    />
  );
}
