import {
  type CampaignQuery,
  type CampaignEntry,
  campaignState,
  defaultLanguage,
  isLanguage,
  nextLook,
  refreshSeconds,
} from '@fnc/domain';
import {
  CampaignOutcome,
  type CampaignListData,
  type CampaignOutcomeProps,
  type OutcomeState,
  outcomeTabs,
} from '@fnc/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';
import { entryIn, useCampaignChanges, useCampaigns, useUnsent } from '../queries/campaigns.ts';
import { useDeliveries } from '../queries/deliveries.ts';
import { useServerHealth } from '../queries/server.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { allDeliveries, problemOf } from '@fnc/domain/api';
import { useNow } from '../shared/useNow.ts';
import { listPath, resultPath } from './campaignLinks.ts';

function stateOf({ phase, problem, figuresProblem }: CampaignListData, entry: CampaignEntry | undefined): OutcomeState {
  if (phase === 'failed' && problem !== null) return { phase: 'failed', problem };
  if (phase !== 'ready') return { phase: 'loading' };
  if (entry === undefined) return { phase: 'notFound' };
  if (entry.figures === null && figuresProblem !== null) return { phase: 'failed', problem: figuresProblem };
  return { phase: 'ready', entry };
}

/**
 * The outcome of one campaign, as props of the drawer.
 *
 * @param query of the list beside the drawer
 */
function useCampaignResult(id: string, query: CampaignQuery): Omit<CampaignOutcomeProps, 'open'> {
  const { browser, mail } = useAdmin().services;
  const { i18n } = useTranslation();
  const { list, measures, reload } = useCampaigns();
  const { retry, stop } = useCampaignChanges();
  const entry = entryIn(list, id);
  const figures = entry?.figures ?? null;
  const [params] = useSearchParams();
  const tab = outcomeTabs.find((one) => one === params.get('tab')) ?? outcomeTabs[0];
  const deliveries = useDeliveries(id, tab, figures);
  const isStopped = entry !== undefined && campaignState(entry.campaign, entry.figures) === 'stopped';
  // A campaign of which a restore held every mail is a draft again.
  const isHeld = (figures?.held ?? 0) > 0;
  const { unsent, held } = useUnsent(entry !== undefined && (isStopped || isHeld) ? entry.campaign : null);
  const now = useNow();
  const navigate = useNavigate();

  return {
    state: stateOf(list, entry),
    measures,
    isMailOff: useServerHealth().status?.emailConfigured === false,
    tab,
    onTab: (next) => void navigate(resultPath(query, id, next), { replace: true }),
    list: deliveries.list,
    onMore: deliveries.more,
    refreshSeconds: figures !== null && nextLook([figures], now) === refreshSeconds * 1000 ? refreshSeconds : null,
    unsent: isStopped ? unsent : 0,
    held,
    resumeHref: linkTo(paths.campaign(id, 'review')),
    editHref: linkTo(paths.campaign(id)),
    changesHref: linkTo(paths.changes({ campaign: id })),
    now,
    leadHref: (leadId) => linkTo(paths.lead(leadId)),
    onRetry: () => retry(id),
    onStop: () => stop(id),
    async onExport() {
      try {
        const [all, tables] = await Promise.all([allDeliveries(mail, id), import('../shared/tables.ts')]);
        const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
        const fileName = tables.deliveryExportFileName(entry?.campaign.name ?? '', browser.now());
        browser.download(fileName, tables.exportDeliveries(all, language));
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    onRefresh() {
      reload();
      deliveries.reload();
    },
    onClose: () => void navigate(listPath(query), { replace: true }),
    onCopy: browser.copy,
  };
}

interface CampaignResultProps {
  id: string;
  /** The query of the list beside the drawer. */
  query: CampaignQuery;
  open: boolean;
}

/** The outcome of one campaign, beside the list. */
export const CampaignResult = ({ id, query, open }: CampaignResultProps) => (
  <CampaignOutcome {...useCampaignResult(id, query)} open={open} />
);
