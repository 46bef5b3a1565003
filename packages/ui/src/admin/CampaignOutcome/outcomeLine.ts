import type { CampaignEntry } from '@fnc/domain';
import type { CampaignFacts } from '../campaigns/campaignFacts.ts';
import type { DateWords } from '../words/dates.ts';
import type { AdminT } from '../words/useAdminWords.ts';

type Words = readonly [
  t: AdminT,
  dates: DateWords,
  figure: (value: number) => string,
  entry: CampaignEntry,
  facts: CampaignFacts,
];

/** The line with the sender, if known: "Verzonden vr 6 nov 10:00, klaar om 10:44, door marit". */
export function outcomeLine(...words: Words): string {
  const [t, , , { campaign }] = words;
  const line = momentsLine(...words);
  return campaign.sentBy == null ? line : t('campaigns.outcome.byLine', { line, name: campaign.sentBy });
}

/** When sending started and ended. Of a stopped campaign: how many mails were sent. */
function momentsLine(...[t, dates, figure, { figures }, facts]: Words): string {
  const { at, what, running, stopped, sent, total } = facts;
  if (what === 'planned') return t('campaigns.outcome.plannedLine', { moment: dates.moment(at) });
  if (running) return t('campaigns.outcome.startedLine', { moment: dates.moment(at) });
  if (stopped) {
    const started = t('campaigns.outcome.startedLine', { moment: dates.moment(at) });
    if (total === 0) return started;
    return `${started}, ${t('campaigns.outcome.stoppedLine', { sent: figure(sent), total: figure(total) })}`;
  }
  if (what === 'edited') return t('campaigns.outcome.draftLine', { moment: dates.moment(at) });
  const last = figures?.lastAt ?? null;
  if (last === null || last <= at || dates.moment(last) === dates.moment(at)) {
    return t('campaigns.outcome.sentLine', { moment: dates.moment(at) });
  }
  return t('campaigns.outcome.doneLine', {
    moment: dates.moment(at),
    done: dates.day(last) === dates.day(at) ? dates.time(last) : dates.moment(last),
  });
}
