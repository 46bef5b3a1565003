import { brand } from '../brand/brand.data.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { momentInWords } from '../shared/day.ts';
import type { Instant } from '../shared/instant.ts';
import type { Language } from '../shared/language.ts';
import { composeMail } from './composeMail.ts';
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
 * Tells the advisor that the password was changed, so that somebody else's change is noticed. It holds no link: a mail
 * that asks to sign in is what fraud looks like.
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
