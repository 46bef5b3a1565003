import { type Campaign, type CampaignDraft, emptyDraft, noAudience, type TemplateForm } from '@fnc/domain';
import { aTemplate } from '@fnc/domain/testing';
import { fn } from 'storybook/test';
import type { CampaignRemoval, CampaignResult, RetryOutcome, StopOutcome } from '../campaigns/campaignData.ts';
import type { CampaignEditorProps, SendOutcome } from '../CampaignEditor/campaignEditorProps.ts';
import type { CampaignListProps } from '../CampaignList/CampaignList.tsx';
import type { CampaignOutcomeProps } from '../CampaignOutcome/campaignOutcomeProps.ts';
import type { TemplateEditorProps, TemplateRemoval, TemplateResult } from '../TemplateEditor/templateEditorProps.ts';
import {
  completedEntry,
  draftEntry,
  inviteHtml,
  mailLeads,
  mailSettings,
  sampleDeliveries,
  sampleEntries,
  sampleTemplates,
} from './sampleCampaigns.ts';
import { now } from './sampleLeads.ts';

const done = <Outcome>(outcome: Outcome) => Promise.resolve(outcome);

export const campaignListArgs: CampaignListProps = {
  list: { phase: 'ready', entries: sampleEntries, problem: null, figuresProblem: null },
  measures: { opens: false, clicks: false, deliveries: true },
  query: {},
  onQuery: fn(),
  now,
  links: {
    editHref: (id) => `/admin/email/campaigns/${id}`,
    resultHref: (id, tab) => `/admin/email/campaigns?result=${id}${tab === undefined ? '' : `&tab=${tab}`}`,
    newHref: '/admin/email/campaigns/new',
    templatesHref: '/admin/email/templates',
  },
  onDuplicate: fn((id: string): Promise<CampaignResult> => {
    const like = sampleEntries.find(({ campaign }) => campaign.id === id)?.campaign as Campaign;
    return done({ campaign: { ...like, id: '100', name: `${like.name} (Copy)` } });
  }),
  onOpen: fn(),
  onStop: fn((): Promise<StopOutcome> => done({ cancelled: 23 })),
  onDelete: fn((): Promise<CampaignRemoval> => done({ outcome: 'removed' })),
  onRestore: fn((): Promise<CampaignResult> => done({ campaign: draftEntry.campaign })),
  onNew: fn(),
  onRefresh: fn(),
  onCopy: fn(() => done(undefined)),
};

/** Ready to be sent: eighteen of the twenty leads, of whom four have no recorded consent. */
export const readyDraft: CampaignDraft = {
  ...emptyDraft,
  name: 'Intake-uitnodiging LinkedIn',
  subject: 'Dag {firstName}, plan je gratis intake',
  content: inviteHtml,
  templateId: 't1',
  recipients: mailLeads.map(({ id }) => id),
};

export const campaignEditorArgs: CampaignEditorProps = {
  state: { phase: 'ready', entry: draftEntry },
  draft: readyDraft,
  onDraft: fn(),
  saving: { phase: 'saved', at: '2026-11-20T13:08:00.000Z' },
  step: 'compose',
  onStep: fn(),
  templates: sampleTemplates,
  leads: { phase: 'ready', leads: mailLeads },
  readers: mailLeads.slice(0, 3),
  // `EditedCampaign` counts it anew.
  audience: { phase: 'ready', counts: noAudience(), isOld: false },
  mail: mailSettings,
  now,
  testAddress: 'marit@fnc.example',
  onTest: fn(() => done(null)),
  sending: false,
  onSend: fn((): Promise<SendOutcome> => done({ kind: 'sent', accepted: 13, refused: 0 })),
  onSent: fn(),
  onSaveDraft: fn(() => done(null)),
  onUnschedule: fn(() => done(null)),
  onClose: fn(),
  leadHref: (id) => `/admin/leads/${id}`,
  listHref: '/admin/email/campaigns',
  resultHref: '/admin/email/campaigns?result=3',
  changesHref: '/admin/changes?campaign=3',
  onRetry: fn(),
  onCopy: fn(() => done(undefined)),
  leaving: null,
};

export const campaignOutcomeArgs: CampaignOutcomeProps = {
  open: true,
  onClose: fn(),
  state: { phase: 'ready', entry: completedEntry },
  measures: { opens: false, clicks: false, deliveries: true },
  isMailOff: false,
  tab: 'all',
  onTab: fn(),
  list: {
    phase: 'ready',
    deliveries: sampleDeliveries,
    count: sampleDeliveries.length,
    more: false,
    loadingMore: false,
    problem: null,
  },
  onMore: fn(),
  refreshSeconds: null,
  unsent: 0,
  held: 0,
  resumeHref: '/admin/email/campaigns/4?step=review',
  editHref: '/admin/email/campaigns/4',
  changesHref: '/admin/changes?campaign=4',
  now,
  leadHref: (id) => `/admin/leads/${id}`,
  onRetry: fn((): Promise<RetryOutcome> => done({ queued: 1 })),
  onStop: fn((): Promise<StopOutcome> => done({ cancelled: 23 })),
  onExport: fn(() => done(null)),
  onRefresh: fn(),
  onCopy: fn(() => done(undefined)),
};

export const templateEditorArgs: TemplateEditorProps = {
  state: { phase: 'ready', templates: sampleTemplates },
  selected: 't1',
  templateHref: (id) => `/admin/email/templates?id=${id}`,
  newHref: '/admin/email/templates?id=new',
  listHref: '/admin/email/templates',
  changesHref: (id) => `/admin/changes?template=${id}`,
  newCampaignHref: (id) => `/admin/email/campaigns/new?template=${id}`,
  campaignsHref: '/admin/email/campaigns',
  leads: mailLeads,
  now,
  onAdd: fn((template: TemplateForm): Promise<TemplateResult> =>
    done({ template: aTemplate({ ...template, id: 't9' }) }),
  ),
  onSave: fn((id: string, change: Partial<TemplateForm>): Promise<TemplateResult> =>
    done({ template: aTemplate({ ...change, id }) }),
  ),
  onDuplicate: fn((): Promise<TemplateResult> =>
    done({ template: aTemplate({ id: 't9', name: 'Welkom na de gids (Copy)' }) }),
  ),
  onDelete: fn((): Promise<TemplateRemoval> => done({ outcome: 'removed' })),
  onRestore: fn((): Promise<TemplateResult> => done({ template: aTemplate({ id: 't1' }) })),
  onShow: fn(),
  onDirty: fn(),
  leaving: null,
  onRetry: fn(),
  onCopy: fn(() => done(undefined)),
};
