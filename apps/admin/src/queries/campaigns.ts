import {
  type AudienceCounts,
  type Campaign,
  type CampaignEntry,
  type CampaignFigures,
  type CampaignMeasures,
  type CampaignOrder,
  type CampaignSummary,
  duplicateCampaign,
  nextLook,
  noAudience,
  withTick,
} from '@fnc/domain';
import { ApiError, isSignedOut, maximumCampaignIds, problemOf } from '@fnc/domain/api';
import { copiedCampaignSchema } from '@fnc/domain/storage';
import type {
  AudienceState,
  CampaignListData,
  CampaignRemoval,
  CampaignResult,
  MailSettings,
  RetryOutcome,
  SendOutcome,
  StopOutcome,
  CampaignOutcomeProps,
} from '@fnc/ui/admin';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useAnswered } from './answered.ts';
import { beginningWithList, useCopied } from './copies.ts';

const keys = {
  all: ['campaign'],
  list: ['campaign', 'list'],
  one: (id: string) => ['campaign', 'one', id],
  figures: (ids: readonly string[]) => ['campaign', 'figures', ids],
  audience: (id: string, version: number) => ['campaign', 'audience', id, version],
} as const;

/** Every change of campaigns, and of data derived from them, refetches all of it. */
export const campaignKey = keys.all;

/** The counts of mails, of all campaigns. */
export const figuresKey = [...keys.all, 'figures'] as const;

/** Starts from the cached copy of an earlier visit, and is fetched all the same. */
const campaignsQuery = ({ campaigns, workingCopy }: Pick<AdminServices, 'campaigns' | 'workingCopy'>) =>
  queryOptions({
    queryKey: keys.list,
    async queryFn({ signal }) {
      const all = await campaigns.list();
      // After a sign-out nothing may be written to the copy.
      if (!signal.aborted) workingCopy.merge('emailCampaigns', all);
      return all;
    },
    ...beginningWithList(workingCopy, 'emailCampaigns', copiedCampaignSchema, (all) => all),
  });

const inParts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / maximumCampaignIds) }, (_, part) =>
    ids.slice(part * maximumCampaignIds, (part + 1) * maximumCampaignIds),
  );

const figuresQuery = ({ mail, browser }: Pick<AdminServices, 'mail' | 'browser'>, ids: readonly string[]) =>
  queryOptions({
    queryKey: keys.figures(ids),
    queryFn: async () => {
      const pages = await Promise.all(inParts(ids).map((part) => mail.campaignFigures(part)));
      return { figures: pages.flatMap(({ campaigns }) => campaigns), measures: pages[0]?.measures ?? null };
    },
    enabled: ids.length > 0,
    // The previous counts stay while new ones are fetched.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => nextLook(state.data?.figures ?? [], browser.now()),
  });

const entries = new WeakMap<CampaignSummary, CampaignEntry>();

/** The same object while nothing in it changes, so that its row is not rendered again. */
function entryOf(campaign: CampaignSummary, figures: CampaignFigures | null): CampaignEntry {
  const known = entries.get(campaign);
  if (known !== undefined && known.figures === figures) return known;
  const entry = { campaign, figures };
  entries.set(campaign, entry);
  return entry;
}

interface CampaignsShown {
  readonly list: CampaignListData;
  /** What the server measures; `null` until it is loaded. */
  readonly measures: CampaignMeasures | null;
  readonly reload: () => void;
}

/** All campaigns with their outcomes; updates with every change, and with mails as they are sent. */
export function useCampaigns(): CampaignsShown {
  const { services } = useAdmin();
  const found = useQuery(campaignsQuery(services));
  const { data, error, refetch } = found;
  const copied = useCopied(found);
  const ids = useMemo(() => data?.map(({ id }) => id) ?? [], [data]);
  const asked = useQuery(figuresQuery(services, ids));
  const shown = useMemo(() => {
    const figures = new Map(asked.data?.figures.map((one) => [one.campaignId, one]));
    return data?.map((campaign) => entryOf(campaign, figures.get(campaign.id) ?? null)) ?? [];
  }, [data, asked.data]);
  const figuresProblem = asked.error === null ? null : problemOf(asked.error);
  const phase = data !== undefined ? 'ready' : error === null ? 'loading' : 'failed';
  return {
    list: {
      phase,
      entries: shown,
      copied,
      problem: phase === 'failed' ? problemOf(error) : null,
      figuresProblem: figuresProblem === null || isSignedOut(figuresProblem) ? null : figuresProblem,
    },
    measures: asked.data?.measures ?? null,
    reload() {
      void refetch();
      void asked.refetch();
    },
  };
}

/** The entry of one of the campaigns that are shown. */
export const entryIn = ({ entries: all }: CampaignListData, id: string): CampaignEntry | undefined =>
  all.find(({ campaign }) => campaign.id === id);

/**
 * One campaign as the server has it; `null`: it does not exist.
 *
 * @param id `null`: nothing is fetched
 */
export function useCampaign(id: string | null) {
  const { campaigns, workingCopy } = useAdmin().services;
  return useQuery({
    queryKey: keys.one(id ?? ''),
    async queryFn({ signal }) {
      const campaign = await campaigns.findById(id ?? '');
      if (campaign !== null && !signal.aborted) workingCopy.put('emailCampaigns', campaign);
      return campaign;
    },
    enabled: id !== null,
  });
}

/** Shows a campaign that was stored from here at once, and refetches what is derived from it. */
export function keepCampaign(queries: QueryClient, campaign: Campaign): Promise<void> {
  queries.setQueryData(keys.one(campaign.id), campaign);
  return queries.invalidateQueries({ queryKey: keys.all });
}

const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * The recipients of a stored campaign, without the tick.
 *
 * @param campaign `null`: nothing is fetched
 */
function useCounts(campaign: Pick<Campaign, 'id' | 'version'> | null) {
  const { campaigns } = useAdmin().services;
  const { id = '', version = 0 } = campaign ?? {};
  return useQuery({
    queryKey: keys.audience(id, version),
    queryFn: async () => (await campaigns.audience(id, false)) ?? noAudience(),
    enabled: campaign !== null,
    placeholderData: (before: AudienceCounts | undefined, query) => (query?.queryKey[2] === id ? before : undefined),
  });
}

/**
 * The recipients of a campaign as the server counts them, once the choice is stored.
 *
 * @param recipients the choice on the screen
 */
export function useAudience(campaign: Campaign | null, recipients: readonly string[]) {
  const { data, error, isPlaceholderData, refetch } = useCounts(campaign);
  const isStored = campaign !== null && sameIds(recipients, campaign.recipients);
  const audience = ((): AudienceState => {
    if (campaign === null && recipients.length === 0) return { phase: 'ready', counts: noAudience(), isOld: false };
    if (data !== undefined) return { phase: 'ready', counts: data, isOld: isPlaceholderData || !isStored };
    return error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(error) };
  })();
  return { audience, recount: () => void refetch() };
}

/**
 * The number of recipients that a stopped campaign has not reached and may still reach; apart from those it may have
 * reached before a backup was put back.
 *
 * @param campaign `null`: none was stopped
 */
export function useUnsent(campaign: CampaignSummary | null): Pick<CampaignOutcomeProps, 'unsent' | 'held'> {
  const { data = noAudience() } = useCounts(campaign);
  const counts = campaign?.consentTick == null ? data : withTick(data);
  const held = counts.held?.willGet ?? 0;
  return { unsent: counts.willGet - held, held };
}

/** How the server sends; `null` until it is loaded. A campaign can be written without it. */
export function useMailSettings(): MailSettings | null {
  const { mail } = useAdmin().services;
  return useQuery({ queryKey: ['mail'], queryFn: () => mail.mailStatus() }).data ?? null;
}

const orNotFound = (campaign: Campaign | null): CampaignResult =>
  campaign === null ? { problem: { code: 'campaign_not_found' } } : { campaign };

/** Actions on campaigns. Everything shown of campaigns is refetched before an action resolves. */
export function useCampaignChanges() {
  const { campaigns, workingCopy } = useAdmin().services;
  const answer = useAnswered(keys.all);

  return {
    duplicate: (id: string): Promise<CampaignResult> =>
      answer(async () => {
        const campaign = await campaigns.findById(id);
        return orNotFound(campaign && (await campaigns.add(duplicateCampaign(campaign))));
      }),
    remove: (id: string): Promise<CampaignRemoval> =>
      answer(async () => {
        const outcome = (await campaigns.remove(id)) ? 'removed' : 'gone';
        workingCopy.drop('emailCampaigns', id);
        return { outcome };
      }),
    restore: (id: string): Promise<CampaignResult> => answer(async () => orNotFound(await campaigns.restore(id))),
    stop: (id: string): Promise<StopOutcome> => answer(async () => ({ cancelled: await campaigns.stop(id) })),
    retry: (id: string): Promise<RetryOutcome> => answer(async () => ({ queued: await campaigns.retryFailed(id) })),
  };
}

const total = (refused: Readonly<Record<string, number>>) =>
  Object.values(refused).reduce((sum, count) => sum + count, 0);

/** The server refused: the next try is a new order. Without an answer, the same order is sent again. */
const isAnswered = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Sends or schedules a stored campaign in one call. The same order, repeated before an answer, is the same send. */
export function useSending() {
  const { campaigns, browser } = useAdmin().services;
  const queries = useQueryClient();
  const asked = useRef<{ readonly what: string; readonly key: string } | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, order }: { id: string; order: CampaignOrder }) => campaigns.send(id, order),
    retry: (failures, error) => failures < 2 && !isAnswered(error),
  });

  async function send(id: string, order: Omit<CampaignOrder, 'key'>): Promise<SendOutcome> {
    const what = JSON.stringify([id, order]);
    if (asked.current?.what !== what) asked.current = { what, key: browser.now() };
    try {
      const sent = await mutateAsync({ id, order: { ...order, key: asked.current.key } });
      asked.current = null;
      await queries.invalidateQueries({ queryKey: keys.all });
      if (sent === null) return { kind: 'failed', problem: { code: 'campaign_not_found' } };
      if (sent.accepted === 0 && sent.already === 0) return { kind: 'nobody' };
      const kind = sent.sendAt === null ? 'sent' : 'scheduled';
      return { kind, accepted: sent.accepted, refused: total(sent.refused) };
    } catch (error) {
      if (isAnswered(error)) asked.current = null;
      void queries.invalidateQueries({ queryKey: keys.all }); // the server may know more
      return { kind: 'failed', problem: problemOf(error) };
    }
  }
  return { send, sending: isPending };
}
