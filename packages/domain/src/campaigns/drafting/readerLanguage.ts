import type { Lead } from '../../leads/lead.ts';
import type { Language } from '../../shared/language.ts';
import type { EmailTemplate } from '../../templates/emailTemplate.ts';

/**
 * The language of the imaginary reader: that of the template, else of most recipients. Only without either it is the
 * console's, which says nothing about who reads the mail.
 */
export function readerLanguage(
  templates: readonly Pick<EmailTemplate, 'id' | 'language'>[],
  templateId: string | null | undefined,
  recipients: readonly Pick<Lead, 'language'>[],
  usual: Language,
): Language {
  const template = templates.find(({ id }) => id === templateId);
  if (template !== undefined) return template.language;
  const readers = Map.groupBy(recipients, (lead) => lead.language);
  const [most] = [...readers].toSorted(([, some], [, others]) => others.length - some.length);
  return most?.[0] ?? usual;
}
