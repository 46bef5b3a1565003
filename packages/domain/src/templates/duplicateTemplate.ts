import type { EmailTemplate } from './emailTemplate.ts';
import type { NewTemplate } from './templateRepository.ts';

/** A copy to add. */
export const duplicateTemplate = ({ name, subject, category, content, language }: EmailTemplate): NewTemplate => ({
  name: `${name} (Copy)`,
  subject,
  category,
  content,
  language,
});
