import { type CampaignDraft, type Language, unknownPlaceholders } from '@fnc/domain';
import { filledMail } from '../campaigns/filledMail.ts';
import type { CampaignEditorProps, TestMail } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';

/** Whether the mail has content, and all its fields are known. */
export const isTestable = ({ subject, content }: Pick<CampaignDraft, 'subject' | 'content'>): boolean =>
  [subject, content].every((text) => text.trim() !== '' && unknownPlaceholders(text).length === 0);

/** The mail as the preview's recipient gets it. */
export function shownMail(
  { draft, templates }: Pick<CampaignEditorProps, 'draft' | 'templates'>,
  view: Pick<EditorView, 'leads' | 'shownAs'>,
  language: Language,
) {
  const { subject, content, templateId } = draft;
  return filledMail({
    subject,
    content,
    lead: view.leads.find(({ id }) => id === view.shownAs),
    language: templates.find(({ id }) => id === templateId)?.language ?? language,
  });
}

/** The same mail, addressed as a test. */
export const testMail = (to: string, { subject, content, language }: ReturnType<typeof shownMail>): TestMail => ({
  to,
  subject,
  content,
  language,
});
