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
import { Text } from '../../components/Text/Text.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import type { TableColumn } from '../../components/Table/table.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { formatWholeShare } from '../../locales/wholeShares.ts';
import type { CampaignFacts } from '../campaigns/campaignFacts.ts';
import { CardFoot, CellLines } from '../ListScreen/ListScreen.styles.ts';
import type { DateWords } from '../words/dates.ts';
import type { AdminT } from '../words/useAdminWords.ts';
import { CampaignActions, type CampaignLinks, CampaignStatusCell, type CampaignRowActions } from './CampaignCells.tsx';
import { CampaignCardFrame, CardFigures } from './CampaignList.styles.ts';

/** A row: the entry with the facts derived from it. */
export interface CampaignRow {
  readonly entry: CampaignEntry;
  readonly facts: CampaignFacts;
}

interface CampaignRowContext {
  readonly t: AdminT;
  readonly language: Language;
  readonly now: Instant;
  readonly dates: DateWords;
  readonly links: CampaignLinks;
  readonly measures: CampaignMeasures | null;
  readonly actions: CampaignRowActions;
}

/** The link of a campaign's name: to its editor or its result. */
const campaignHref = (links: CampaignLinks, { entry, facts }: CampaignRow): string =>
  facts.status === 'draft' || facts.status === 'scheduled'
    ? links.editHref(entry.campaign.id)
    : links.resultHref(entry.campaign.id);

/** "–", which a screen reader reads as words. */
function Dash({ t }: { t: AdminT }) {
  return (
    <Text as="span" size="inherit" tone="quiet">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('common:notMeasured')}</VisuallyHidden>
    </Text>
  );
}

/** Delivered mails, of the mails sent so far while a send runs; without delivery reports, the sent mails. */
function Arrived({ facts, t, language }: { facts: CampaignFacts; t: AdminT; language: Language }) {
  const { running, stopped, total, sent, delivered } = facts;
  const figure = (value: number) => formatFigure(value, language);
  if (facts.status === 'draft' || facts.status === 'scheduled') return <Dash t={t} />;
  const arrived = figure(delivered ?? sent);
  if (!running && !(stopped && total > 0)) return arrived;
  return (
    <>
      {arrived}{' '}
      <Text as="span" size="small" tone="quiet" wide>
        / {figure(total)}
      </Text>
    </>
  );
}

export function campaignColumns(context: CampaignRowContext): readonly TableColumn<CampaignRow>[] {
  const { t, language, now, dates, links, measures, actions } = context;
  const clock = new Date(now);
  const share = (part: number | null, whole: number) => {
    const value = shareOfSent(part, whole);
    return value === null ? <Dash t={t} /> : formatWholeShare(value, language);
  };
  return [
    {
      id: 'name',
      head: t('campaigns.list.columnName'),
      minWidth: 168,
      sortable: true,
      cell: (row) => (
        <CellLines>
          <Text as="span" size="inherit" weight="semibold" title={row.entry.campaign.name}>
            <Link look="plain" href={campaignHref(links, row)}>
              {row.entry.campaign.name || t('campaigns.unnamed')}
            </Link>
          </Text>
          <Text as="span" size="small" tone="quiet" wide title={row.entry.campaign.subject}>
            {row.entry.campaign.subject || t('campaigns.noSubject')}
          </Text>
        </CellLines>
      ),
    },
    {
      id: 'status',
      head: t('common:list.columnStatus'),
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
      cell: ({ entry }) => formatFigure(entry.campaign.recipientCount, language),
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
        <CellLines>
          <Tooltip text={dates.full(at)}>
            <time dateTime={at}>{dates.moment(at)}</time>
          </Tooltip>
          <Text as="span" size="small" tone="quiet" wide>
            {what === 'planned' ? (
              <RelativeTime at={at} now={clock} look="ago" timeZone={timeZone} focusable={false} />
            ) : (
              t(`campaigns.list.did.${what}`)
            )}
          </Text>
        </CellLines>
      ),
    },
    {
      id: 'actions',
      head: t('common:list.columnActions'),
      headHidden: true,
      width: 124,
      align: 'end',
      cell: ({ entry, facts }) => <CampaignActions entry={entry} facts={facts} links={links} actions={actions} />,
    },
  ];
}

/** The card that replaces a row below 640 px. */
export const campaignCard = (context: CampaignRowContext) => (row: CampaignRow) => (
  <CampaignCard row={row} context={context} />
);

/** A campaign on a phone. The name wraps and is never truncated; figures that are not measured are left out. */
function CampaignCard({ row, context }: { row: CampaignRow; context: CampaignRowContext }) {
  const { t, language, dates, links, measures, actions } = context;
  const { entry, facts } = row;
  const { id, name, subject, recipientCount } = entry.campaign;
  const left = facts.status !== 'draft' && facts.status !== 'scheduled';
  const rates = (['opened', 'clicked'] as const).flatMap((what) => {
    const share = shareOfSent(facts[what], facts.sent);
    return share === null ? [] : [{ what, words: formatWholeShare(share, language) }];
  });
  return (
    <CampaignCardFrame>
      <h2>
        <Link look="plain" href={campaignHref(links, row)}>
          {name || t('campaigns.unnamed')}
        </Link>
      </h2>
      <p>{subject || t('campaigns.noSubject')}</p>
      <CampaignStatusCell name={name} facts={facts} failedHref={links.resultHref(id, 'failed')} />
      <CardFigures>
        <div>
          <dt>{t('campaigns.list.columnRecipients')}</dt>
          <dd>{formatFigure(recipientCount, language)}</dd>
        </div>
        {left && (
          <div>
            <dt>{t(measures?.deliveries === true ? 'campaigns.list.columnDelivered' : 'campaigns.list.columnSent')}</dt>
            <dd>
              <Arrived facts={facts} t={t} language={language} />
            </dd>
          </div>
        )}
        {rates.map(({ what, words }) => (
          <div key={what}>
            <dt>{t(what === 'opened' ? 'campaigns.list.columnOpened' : 'campaigns.list.columnClicked')}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </CardFigures>
      <CardFoot data-line>
        <Text as="span" size="small" tone="quiet" wide>
          {t(`campaigns.list.${facts.what}At`, { moment: dates.moment(facts.at) })}
        </Text>
        <CampaignActions entry={entry} facts={facts} links={links} actions={actions} />
      </CardFoot>
    </CampaignCardFrame>
  );
}
