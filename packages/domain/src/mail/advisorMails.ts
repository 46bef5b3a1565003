import { brand } from '../brand/brand.data.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { momentInWords } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Language } from '../shared/language.ts';
import { composeMail, oneLine } from './composeMail.ts';
import type { ComposedMail } from './mailDocument.ts';
import { passwordMailTexts } from './passwordMailTexts.data.ts';

interface PasswordChangedInput {
  /** The advisor's language. */
  readonly language: Language;
  readonly username: string;
  readonly changedAt: Instant;
}

const filled = (text: string) => fillMessage(text, { domain: brand.domain });

/**
 * Notifies the advisor that the password was changed, so that a change by somebody else is noticed. It contains no
 * link, because fraudulent mails ask to sign in.
 */
export function composePasswordChangedMail({ language, username, changedAt }: PasswordChangedInput): ComposedMail {
  const texts = passwordMailTexts[language];
  return composeMail({
    language,
    subject: texts.subject,
    preheader: texts.preheader,
    blocks: [
      { kind: 'text', text: filled(texts.intro) },
      {
        kind: 'facts',
        rows: [
          [texts.username, username],
          [texts.at, momentInWords(changedAt, language)],
        ],
      },
      { kind: 'text', text: texts.notYou },
    ],
    reason: filled(texts.reason),
    links: [],
  });
}

/** More waiting messages than this are sent to the advisor in one mail. */
export const mostSingleMails = 10;

interface BundledMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly receivedAt: Instant;
  /** URL of the lead in the console. */
  readonly leadUrl: string;
}

interface BundleTexts {
  readonly subject: string;
  readonly preheader: string;
  readonly intro: string;
  readonly line: string;
  readonly reason: string;
}

const texts: Record<Language, BundleTexts> = {
  nl: {
    subject: '{{count}} nieuwe berichten',
    preheader: 'In één mail, omdat er veel tegelijk binnenkwamen.',
    intro:
      'Er wachtten {{count}} berichten tegelijk. Ze staan hieronder, de oudste eerst. Open een lead om het hele bericht te lezen en te antwoorden; een antwoord op deze mail komt bij niemand van hen aan.',
    line: '{{email}}, {{moment}}: “{{excerpt}}”',
    reason: 'Je krijgt deze mail omdat de contactberichten van {{domain}} naar dit adres gaan.',
  },
  en: {
    subject: '{{count}} new messages',
    preheader: 'In one email, because many arrived at once.',
    intro:
      '{{count}} messages were waiting at the same time. They’re listed below, oldest first. Open a lead to read the whole message and reply; a reply to this email won’t reach any of them.',
    line: '{{email}}, {{moment}}: “{{excerpt}}”',
    reason: 'You’re receiving this email because messages sent through {{domain}} go to this address.',
  },
};

const excerptLength = 160;

/** The start of the message on one line that fits a list; never splits a character. */
function excerptOf(message: string): string {
  const line = oneLine(message);
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** One mail instead of many: each sender, an excerpt, and a link to reply. */
export function composeAdvisorBundle(language: Language, messages: readonly BundledMessage[]): ComposedMail {
  const words = texts[language];
  const count = messages.length;
  return composeMail({
    language,
    subject: fillMessage(words.subject, { count }),
    preheader: words.preheader,
    blocks: [
      { kind: 'text', text: fillMessage(words.intro, { count }) },
      {
        kind: 'links',
        items: messages.map(({ name, email, message, receivedAt, leadUrl }) => ({
          label: oneLine(name),
          href: leadUrl,
          text: fillMessage(words.line, {
            email,
            moment: momentInWords(receivedAt, language),
            excerpt: excerptOf(message),
          }),
        })),
      },
    ],
    reason: fillMessage(words.reason, { domain: brand.domain }),
    links: [],
  });
}
