import type { Language } from '../shared/language.ts';

const successCodes = [
  'guide_requested',
  'contact_received',
  'unsubscribed',
  'unsubscribe_link_sent',
  'resubscribed',
  'newsletter_confirmed',
  'password_changed',
  'lead_deleted',
  'leads_deleted',
  'campaign_sent',
  'campaign_saved',
] as const;
export type SuccessCode = (typeof successCodes)[number];

/** Success messages per language. `fillMessage` fills `{{name}}`, or i18next, which uses the same syntax. */
export const successMessages: Record<Language, Record<SuccessCode, string>> = {
  nl: {
    guide_requested: 'Bedankt! Je download start automatisch. Check ook je email voor extra tips.',
    contact_received: 'Bedankt! Je bericht is ontvangen. Je krijgt binnen 24 uur antwoord.',
    unsubscribed: 'Je bent afgemeld. Je krijgt geen nieuwsbrief meer van ons.',
    unsubscribe_link_sent: 'Als dit adres op onze lijst staat, krijg je een mail met een link.',
    resubscribed: 'Je bent niet langer afgemeld. Fijn dat je er bent.',
    newsletter_confirmed: 'Je aanmelding is bevestigd. Vanaf nu krijg je onze nieuwsbrief.',
    password_changed: 'Wachtwoord gewijzigd!',
    lead_deleted: 'Lead verwijderd!',
    leads_deleted: 'Alle {{n}} leads verwijderd!',
    campaign_sent: 'Campaign verzonden naar {{n}} leads!',
    campaign_saved: 'Campaign opgeslagen als draft!',
  },
  en: {
    guide_requested: 'Thank you! Your download starts automatically. Check your email too, for some extra tips.',
    contact_received: 'Thank you! We’ve got your message and will reply within 24 hours.',
    unsubscribed: 'You’re unsubscribed. You won’t get our newsletter any more.',
    unsubscribe_link_sent: 'If this address is on our list, we’ve sent it an email with a link.',
    resubscribed: 'You’re no longer unsubscribed. Good to have you here.',
    newsletter_confirmed: 'Your subscription is confirmed. We’ll send you our newsletter from now on.',
    password_changed: 'Password changed successfully!',
    lead_deleted: 'Lead successfully deleted!',
    leads_deleted: 'Successfully deleted all {{n}} leads!',
    campaign_sent: 'Campaign sent to {{n}} leads!',
    campaign_saved: 'Campaign saved as draft!',
  },
};
