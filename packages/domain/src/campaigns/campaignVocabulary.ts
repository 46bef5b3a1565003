import type { Language } from '../shared/language.ts';

/** In the order a campaign goes through them. */
export const campaignStatuses = ['draft', 'scheduled', 'sent', 'completed'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

const statusLabels: Record<Language, Record<CampaignStatus, string>> = {
  nl: { draft: 'Concept', scheduled: 'Gepland', sent: 'Verzonden', completed: 'Voltooid' },
  en: { draft: 'Draft', scheduled: 'Scheduled', sent: 'Sent', completed: 'Completed' },
};

export const campaignStatusLabel = (status: CampaignStatus, language: Language): string =>
  statusLabels[language][status];
