import { brand } from '../brand/brand.data.ts';
import { answerWithinMs } from '../leads/answerClock.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { momentInWords } from '../shared/time/day.ts';
import { instantOf, millisecondsOf, type Instant } from '../shared/time/instant.ts';
import type { Language } from '../shared/language.ts';
import { composeMail, greeting } from './composeMail.ts';
import type { ComposedMail, MailBlock } from './mailDocument.ts';
import { mailTexts } from './mailTexts.data.ts';

interface ContactToAdvisorInput {
  /** The advisor's language. */
  readonly language: Language;
  /** The visitor's name, address, message and language. */
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly visitorLanguage: Language;
  readonly phone?: string | undefined;
  readonly preferredMoments?: string | undefined;
  readonly page?: string | undefined;
  readonly receivedAt: Instant;
  /** URL of the lead in the admin. */
  readonly leadUrl?: string | undefined;
}

/** A visitor's message for the advisor, to be answered with "reply": the sending code sets Reply-To to the visitor. */
export function composeContactToAdvisor(input: ContactToAdvisorInput): ComposedMail {
  const { language, name, email, phone, preferredMoments, message, visitorLanguage, page, receivedAt, leadUrl } = input;
  const { advisor, openLead } = mailTexts[language];
  const deadline = momentInWords(instantOf(millisecondsOf(receivedAt) + answerWithinMs), language);
  const rows: (readonly [string, string])[] = [
    [advisor.name, name],
    [advisor.email, email],
    ...(phone ? [[advisor.phone, phone] as const] : []),
    ...(preferredMoments ? [[advisor.preferredMoments, preferredMoments] as const] : []),
    [advisor.language, advisor.languages[visitorLanguage]],
    ...(page ? [[advisor.page, page] as const] : []),
    [advisor.received, momentInWords(receivedAt, language)],
    [advisor.deadline, deadline],
  ];
  const toLead: MailBlock[] = leadUrl ? [{ kind: 'button', label: openLead, href: leadUrl }] : [];
  return composeMail({
    language,
    subject: fillMessage(advisor.subject, { name }),
    preheader: fillMessage(advisor.preheader, { deadline }),
    blocks: [
      { kind: 'text', text: fillMessage(advisor.intro, { name }) },
      { kind: 'quote', text: message },
      { kind: 'facts', rows },
      { kind: 'text', text: fillMessage(advisor.reply, { name }) },
      ...toLead,
    ],
    reason: fillMessage(advisor.reason, { domain: brand.domain }),
    links: [],
  });
}

interface ContactConfirmationInput {
  readonly language: Language;
  readonly name: string;
  readonly siteUrl: string;
  /** Absent when there is no privacy page. */
  readonly privacyUrl?: string | undefined;
}

/**
 * Confirms to a visitor that the message arrived and says when to expect an answer. It does not repeat the message,
 * because the visitor typed the address and could otherwise send text to strangers.
 */
export function composeContactConfirmation(input: ContactConfirmationInput): ComposedMail {
  const { language, name, siteUrl, privacyUrl } = input;
  const { confirmation, ...words } = mailTexts[language];
  return composeMail({
    language,
    subject: confirmation.subject,
    preheader: confirmation.preheader,
    blocks: [
      { kind: 'text', text: greeting(language, name) },
      { kind: 'text', text: confirmation.intro },
      { kind: 'text', text: confirmation.next },
      { kind: 'text', text: fillMessage(words.sincerely, { founder: brand.founder, brand: brand.name }) },
    ],
    reason: fillMessage(confirmation.reason, { domain: brand.domain }),
    links: [{ label: words.site, href: siteUrl }, ...(privacyUrl ? [{ label: words.privacy, href: privacyUrl }] : [])],
  });
}
