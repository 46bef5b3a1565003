import { ContactSection } from '@fnc/ui/site';
import { useServices } from '../ServicesProvider.tsx';
import { useSiteLanguage } from '../hooks/useAddress.ts';
import { usePageWords } from '../hooks/usePageWords.ts';
import { useSending } from '../hooks/useSending.ts';
import { pathTo } from '../paths.ts';
import type { LiveFormProps } from '../prerendered/PrerenderedForm.tsx';

/** The contact form at the end of the home page. */
export default function HomeContact({ typed }: LiveFormProps) {
  usePageWords('errors');
  const language = useSiteLanguage();
  const sending = useSending();
  const { drafts } = useServices();
  const page = pathTo('home', language);
  return (
    <ContactSection
      page={page}
      language={language}
      calculatorHref={pathTo('calculator', language)}
      guideHref={pathTo('guide', language)}
      privacyHref={pathTo('privacy', language)}
      onSend={(message) => sending((visit) => visit.sendContact(message, { page, language }))}
      draft={drafts.contact}
      {...(typed ? { typed } : {})}
    />
  );
}
