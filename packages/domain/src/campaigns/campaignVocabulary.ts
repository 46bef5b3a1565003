import type { Language } from '../shared/language.ts';

/** In the order a campaign goes through them. */
export const campaignStatuses = ['draft', 'scheduled', 'sent', 'stopped', 'completed'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

const statusLabels: Record<Language, Record<CampaignStatus, string>> = {
  nl: { draft: 'Concept', scheduled: 'Gepland', sent: 'Verzonden', stopped: 'Gestopt', completed: 'Voltooid' },
  en: { draft: 'Draft', scheduled: 'Scheduled', sent: 'Sent', stopped: 'Stopped', completed: 'Completed' },
};

export const campaignStatusLabel = (status: CampaignStatus, language: Language): string =>
  statusLabels[language][status];
