import {
  type CampaignEntry,
  type CampaignMeasures,
  type Instant,
  type Language,
  shareOfSent,
  timeZone,
} from '@fnc/domain';
import { Link } from '../../components/Link/Link.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { type CampaignFacts, wholePercent } from '../campaigns/campaignFacts.ts';
import type { DateWords } from '../words/dates.ts';
import type { AdminT } from '../words/useAdminWords.ts';
import { CampaignActions, type RowWishes } from './CampaignActions.tsx';
import { Lines, Name, NotMeasured, Quiet } from './CampaignList.styles.ts';
import type { CampaignLinks } from './campaignListProps.ts';
import { CampaignStatusCell } from './CampaignStatusCell.tsx';

/** A row: the entry with what follows from it. */
export interface CampaignRow {
  readonly entry: CampaignEntry;
  readonly facts: CampaignFacts;
}

export interface CampaignRowContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly now: Instant;
  readonly dates: DateWords;
  readonly links: CampaignLinks;
  readonly measures: CampaignMeasures | null;
  readonly wishes: RowWishes;
}

/** Where the name of a campaign leads: to what can be done with it now. */
export const campaignHref = (links: CampaignLinks, { entry, facts }: CampaignRow): string =>
  facts.status === 'draft' || facts.status === 'scheduled'
    ? links.editHref(entry.campaign.id)
    : links.resultHref(entry.campaign.id);

/** "–", which a screen reader hears as words. */
function Dash({ t }: { t: AdminT }) {
  return (
    <NotMeasured>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('common:notMeasured')}</VisuallyHidden>
    </NotMeasured>
  );
}

/** How many arrived, of how many so far while a send runs; where arrival is not measured, how many left. */
export function Arrived({ facts, t, language }: { facts: CampaignFacts; t: AdminT; language: Language }) {
  const { running, stopped, total, sent, delivered } = facts;
  const figure = (value: number) => formatFigure(value, language);
  if (facts.status === 'draft' || facts.status === 'scheduled') return <Dash t={t} />;
  const arrived = figure(delivered ?? sent);
  if (!running && !(stopped && total > 0)) return arrived;
  return (
    <>
      {arrived} <Quiet>/ {figure(total)}</Quiet>
    </>
  );
}

export function campaignColumns(context: CampaignRowContext): readonly TableColumn<CampaignRow>[] {
  const { t, language, now, dates, links, measures, wishes } = context;
  const clock = new Date(now);
  const share = (part: number | null, whole: number) => {
    const value = shareOfSent(part, whole);
    return value === null ? <Dash t={t} /> : wholePercent(value, language);
  };
  return [
    {
      id: 'name',
      head: t('campaigns.list.columnName'),
      minWidth: 168,
      sortable: true,
      cell: (row) => (
        <Lines>
          <Name title={row.entry.campaign.name}>
            <Link look="plain" href={campaignHref(links, row)}>
              {row.entry.campaign.name || t('campaigns.unnamed')}
            </Link>
          </Name>
          <Quiet title={row.entry.campaign.subject}>{row.entry.campaign.subject || t('campaigns.noSubject')}</Quiet>
        </Lines>
      ),
    },
    {
      id: 'status',
      head: t('campaigns.list.columnStatus'),
      width: 184,
      cell: ({ entry: { campaign }, facts }) => (
        <CampaignStatusCell name={campaign.name} facts={facts} failedHref={links.resultHref(campaign.id, 'failed')} />
      ),
    },
    {
      id: 'recipients',
      head: t('campaigns.list.columnRecipients'),
      width: 100,
      align: 'end',
      hideBelow: 'desktop',
      cell: ({ entry }) => formatFigure(entry.campaign.recipients.length, language),
    },
    {
      id: 'arrived',
      head: t(measures?.deliveries === true ? 'campaigns.list.columnDelivered' : 'campaigns.list.columnSent'),
      width: 92,
      align: 'end',
      hideBelow: 'desktop',
      cell: ({ facts }) => <Arrived facts={facts} t={t} language={language} />,
    },
    {
      id: 'opened',
      head: t('campaigns.list.columnOpened'),
      width: 88,
      align: 'end',
      hideBelow: 'desktop',
      cell: ({ facts }) => share(facts.opened, facts.sent),
    },
    {
      id: 'clicked',
      head: t('campaigns.list.columnClicked'),
      width: 88,
      align: 'end',
      hideBelow: 'desktop',
      cell: ({ facts }) => share(facts.clicked, facts.sent),
    },
    {
      id: 'date',
      head: t('campaigns.list.columnDate'),
      width: 156,
      sortable: 'descending',
      cell: ({ facts: { at, what } }) => (
        <Lines>
          <Tooltip text={dates.full(at)}>
            <time dateTime={at}>{dates.moment(at)}</time>
          </Tooltip>
          <Quiet>
            {what === 'planned' ? (
              <RelativeTime at={at} now={clock} look="ago" timeZone={timeZone} focusable={false} />
            ) : (
              t(`campaigns.list.did.${what}`)
            )}
          </Quiet>
        </Lines>
      ),
    },
    {
      id: 'actions',
      head: t('campaigns.list.columnActions'),
      headHidden: true,
      width: 124,
      align: 'end',
      cell: ({ entry, facts }) => <CampaignActions entry={entry} facts={facts} links={links} wishes={wishes} />,
    },
  ];
}
