import { type CampaignEntry, type CampaignMeasures, campaignTotals } from '@fnc/domain';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StatStrip, StatTile } from '../../components/StatTile/StatTile.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { campaignFacts } from '../campaigns/campaignFacts.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Tiles } from './CampaignList.styles.ts';

export interface CampaignTilesProps {
  /** `null` while loading. */
  entries: readonly CampaignEntry[] | null;
  measures: CampaignMeasures | null;
}

/** The four figures of the specification. "Opened" is "–" where nothing is measured. */
export function CampaignTiles({ entries, measures }: CampaignTilesProps) {
  const { t, language } = useAdminWords();
  const figure = (value: number) => formatFigure(value, language);
  const totals = entries && campaignTotals(entries);
  const facts = (entries ?? []).map(campaignFacts);
  const running = facts.filter((one) => one.running).length;
  const stopped = facts.filter((one) => one.stopped).length;
  const sent = totals?.sent ?? 0;
  const delivered = facts.reduce((sum, one) => sum + (one.delivered ?? 0), 0);
  const failed = facts.reduce((sum, one) => sum + one.failed, 0);
  const measured = facts.filter(({ opened }) => opened !== null).length;

  const tiles = [
    {
      label: t('campaigns.list.drafts'),
      value: totals?.drafts,
      note: totals && totals.scheduled > 0 && t('campaigns.list.draftsNote', { count: totals.scheduled }),
    },
    {
      label: t('campaigns.list.sent'),
      value: totals?.sent,
      note:
        sent > 0 &&
        t(stopped > 0 ? 'campaigns.list.sentNoteStopped' : 'campaigns.list.sentNote', {
          completed: sent - running - stopped,
          running,
          stopped,
        }),
    },
    {
      label: t('campaigns.list.totalSent'),
      value: totals?.totalSent,
      note:
        totals &&
        totals.totalSent > 0 &&
        (measures?.deliveries === true
          ? t('campaigns.list.totalSentNote', { delivered, failed })
          : t('campaigns.list.totalFailedNote', { failed })),
    },
    {
      label: t('campaigns.list.totalOpened'),
      value: totals?.totalOpened,
      note: measured > 0 && t('campaigns.list.openedNote', { count: measured }),
    },
  ];
  return (
    <Tiles>
      <StatStrip label={t('campaigns.list.figures')}>
        {tiles.map(({ label, value, note }) => (
          <li key={label}>
            <StatTile
              label={label}
              value={value === undefined ? <Skeleton width={48} /> : value === null ? null : figure(value)}
              {...(typeof note === 'string' && { note })}
            />
          </li>
        ))}
      </StatStrip>
    </Tiles>
  );
}
