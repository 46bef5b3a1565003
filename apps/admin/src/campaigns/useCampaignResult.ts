import { audienceOf, type CampaignEntry, defaultLanguage, isLanguage, leftToSend } from '@fnc/domain';
import {
  type CampaignOutcomeProps,
  type OutcomeState,
  type OutcomeTab,
  outcomeTabs,
  statusesOfTab,
} from '@fnc/ui/admin';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useStore, useStoreEvery } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';
import { type CampaignDesk, useCampaignDesk } from './campaignDesk.ts';
import { listPath, resultPath } from './campaignLinks.ts';
import { drawSendingEveryMs } from './campaignSender.ts';
import type { CampaignListState } from './campaignList.ts';
import { allDeliveries } from './deliveries.ts';
import { createDeliveryList } from './deliveryList.ts';
import { refreshSeconds } from './useCampaignList.ts';

function stateOf(
  { phase, problem, figuresProblem }: CampaignListState,
  entry: CampaignEntry | undefined,
): OutcomeState {
  if (phase === 'failed' && problem !== null) return { phase: 'failed', problem };
  if (phase !== 'ready') return { phase: 'loading' };
  if (entry === undefined) return { phase: 'notFound' };
  if (entry.figures === null && figuresProblem !== null) return { phase: 'failed', problem: figuresProblem };
  return { phase: 'ready', entry };
}

/** Of a campaign that was begun: how many leads have not been handed over, and may have it. */
function useUnsent({ leads: store, sender }: Pick<CampaignDesk, 'leads' | 'sender'>, entry: CampaignEntry | undefined) {
  const { leads } = useStore(store);
  const { sending } = useStoreEvery(sender, drawSendingEveryMs);
  const campaign = entry?.campaign;
  const accepted = campaign?.accepted?.length ?? 0;
  const isBroken =
    campaign !== undefined &&
    accepted > 0 &&
    campaign.handedOver !== true &&
    accepted < campaign.recipients.length &&
    sending?.campaignId !== campaign.id;
  useEffect(() => {
    if (isBroken) void store.load();
  }, [isBroken, store]);
  if (!isBroken || leads.phase !== 'ready') return 0;
  return leftToSend(audienceOf(leads.leads, campaign.recipients, campaign.consentTick != null), campaign).length;
}

/** What became of one campaign, as the drawer wants it. */
export function useCampaignResult(id: string): Omit<CampaignOutcomeProps, 'open'> {
  const { browser, mail } = useAdmin().services;
  const desk = useCampaignDesk();
  const { list, actions } = desk;
  const { i18n } = useTranslation();
  const state = useStore(list);
  const entry = state.entries.find(({ campaign }) => campaign.id === id);
  const [deliveries] = useState(() => createDeliveryList({ mail, problemOf }));
  const rows = useStore(deliveries);
  const [params] = useSearchParams();
  const tab = outcomeTabs.find((one) => one === params.get('tab')) ?? outcomeTabs[0];
  const unsent = useUnsent(desk, entry);
  const navigate = useNavigate();
  const figures = entry?.figures ?? null;

  useEffect(() => void deliveries.open(id, statusesOfTab[tab]), [deliveries, id, tab]);
  // The figures are another object only when something of them changed.
  useEffect(() => {
    if (figures !== null) void deliveries.refresh();
  }, [deliveries, figures]);
  const isKnown = figures !== null;
  useEffect(() => {
    if (isKnown) void actions.adopt(id);
  }, [actions, id, isKnown]);

  return {
    state: stateOf(state, entry),
    measures: state.measures,
    tab,
    onTab: (next: OutcomeTab) => void navigate(resultPath(state.query, id, next), { replace: true }),
    list: rows,
    onMore: () => void deliveries.more(),
    refreshSeconds: (figures?.queued ?? 0) > 0 && list.isMoving() ? refreshSeconds : null,
    unsent,
    resumeHref: linkTo(paths.campaign(id, 'review')),
    now: useNow(),
    leadHref: (leadId) => linkTo(paths.lead(leadId)),
    onRetry: () => actions.retry(id),
    onStop: () => actions.stop(id),
    async onExport() {
      try {
        const [all, { deliveryFile }] = await Promise.all([allDeliveries(mail, id), import('./deliveryFile.ts')]);
        const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
        const { fileName, text } = deliveryFile(entry?.campaign.name ?? '', all, language, browser.now());
        browser.download(fileName, text);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    onRefresh() {
      void list.open();
      void deliveries.refresh();
    },
    onClose: () => void navigate(listPath(state.query), { replace: true }),
    onCopy: browser.copy,
  };
}
