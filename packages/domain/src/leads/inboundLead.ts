import type { ContactMessage } from '../contact/contactMessage.ts';
import type { GuideSignUp } from '../guide/guideSignUp.ts';
import type { Instant } from '../shared/time/instant.ts';
import { defaultLanguage, type Language } from '../shared/language.ts';
import type { Lead } from './lead.ts';
import { clocksAfter } from './answerClock.ts';

/** Initial fields of a new lead, with the defaults of the specification. */
const untouched = (id: string, now: Instant, language: Language | undefined) => ({
  id,
  createdAt: now,
  timestamp: now,
  updatedAt: now,
  language: language ?? defaultLanguage,
  status: 'new' as const,
  subscribed: true,
  consent: 'none' as const,
  suppressed: null,
  tags: [],
  notes: '',
  emailStats: { sent: 0, opened: 0, clicked: 0, bounced: 0 },
});

/** The lead of a first sign-up. */
export const leadFromSignUp = (signUp: GuideSignUp, id: string, now: Instant): Lead => ({
  ...untouched(id, now, signUp.language),
  name: signUp.name,
  email: signUp.email,
  phone: signUp.phone,
  profession: signUp.profession,
  source: signUp.source,
  leadMagnet: signUp.leadMagnet,
  page: signUp.page,
  waitingSince: null,
  welcomeSince: now,
});

/** The lead of a person who wrote before requesting the guide. */
export const leadFromMessage = (message: ContactMessage, id: string, now: Instant): Lead => ({
  ...untouched(id, now, message.language),
  name: message.name,
  email: message.email,
  phone: message.phone,
  source: 'website',
  page: message.page,
  waitingSince: now,
  welcomeSince: null,
});

/**
 * A repeated sign-up: adds what was not known, and keeps the rest. Anybody can type the address, and the advisor may have
 * corrected the lead; what was typed is in the timeline.
 */
export const leadWithSignUp = (lead: Lead, signUp: GuideSignUp, now: Instant): Lead => ({
  ...lead,
  updatedAt: now,
  phone: lead.phone ?? signUp.phone,
  profession: lead.profession ?? signUp.profession,
  leadMagnet: signUp.leadMagnet,
  language: signUp.language ?? lead.language,
  ...clocksAfter({ kind: 'sign_up', at: now }, lead),
});

/** A (further) message: updates the language and the 24 hours, and adds a phone number if none was known. */
export const leadWithMessage = (lead: Lead, message: ContactMessage, now: Instant): Lead => ({
  ...lead,
  updatedAt: now,
  phone: lead.phone ?? message.phone,
  language: message.language ?? lead.language,
  ...clocksAfter({ kind: 'message', at: now }, lead),
});

/** The timeline entry of a sign-up. */
export const signUpEvent = ({ source, page, name, phone, profession }: GuideSignUp) =>
  ({ kind: 'guide_requested', source, page, name, phone, profession }) as const;

/** The timeline entry of a message. */
export const messageEvent = ({ message, page, name, phone, preferredMoments }: ContactMessage) =>
  ({ kind: 'message_received', message, page, name, phone, preferredMoments }) as const;
