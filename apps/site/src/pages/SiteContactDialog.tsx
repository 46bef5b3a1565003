import type { ContactMessage } from '@fnc/domain';
import { ContactDialog } from '@fnc/ui/site';
import { useEffect, useRef } from 'react';
import { usePathname, useSiteLanguage } from '../hooks/useAddress.ts';
import { useSending } from '../hooks/useSending.ts';
import { pathTo, withoutSlash } from '../paths.ts';
import { contactAnchor } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';
import type { LiveDialogProps } from '../prerendered/PrerenderedDialog.tsx';

/** The contact form over the current page. */
export default function SiteContactDialog({ open, onClose, typed, attachment }: LiveDialogProps) {
  const language = useSiteLanguage();
  const pathname = withoutSlash(usePathname());
  const sending = useSending();
  const { addressBar, drafts } = useServices();
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  async function send(message: ContactMessage) {
    const outcome = await sending((visit) => visit.sendContact(message, { page: pathname, language }));
    // Closed while it was being sent: the visitor must still see whether it arrived.
    if (!isOpen.current) {
      const here = addressBar.read();
      addressBar.push(here.pathname + here.search + contactAnchor);
    }
    return outcome;
  }
  return (
    <ContactDialog
      open={open}
      language={language}
      page={pathname}
      calculatorHref={pathTo('calculator', language)}
      guideHref={pathTo('guide', language)}
      privacyHref={pathTo('privacy', language)}
      onSend={send}
      draft={drafts.contact}
      onClose={onClose}
      attachment={attachment}
      typed={typed}
    />
  );
}
