import { type CampaignFigures, type CampaignMeasures, shareOfSent, unreportedCount } from '@fnc/domain';
import { StatStrip, StatTile } from '../../components/StatTile/StatTile.tsx';
import { SegmentBar } from '../../components/SegmentBar/SegmentBar.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { wholePercent } from '../campaigns/campaignFacts.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { FailedFigure, FigureStrip } from './CampaignOutcome.styles.ts';

/** The whole as a bar, and its figures; what is not measured is "–". */
export function OutcomeFigures({ figures, measures }: { figures: CampaignFigures; measures: CampaignMeasures | null }) {
  const { t, language } = useAdminWords();
  const { queued, sent, failed, bounced, retryable, skipped, cancelled, delivered, opened, clicked, unsubscribed } =
    figures;
  const machines = figures.openedByMachine ?? 0;
  const figure = (value: number) => formatFigure(value, language);
  const arrived = delivered ?? sent - bounced;
  const unreported = unreportedCount(figures);
  const lost = failed + bounced;
  const share = (part: number | null) => {
    const value = shareOfSent(part, sent);
    return value === null || part === null || part === 0 ? {} : { note: wholePercent(value, language) };
  };
  /** Who opened it is the figure; pictures that a program fetched ahead are told apart from it. */
  const openedNote = () => {
    const notes = [
      ...Object.values(share(opened)),
      ...(machines > 0 ? [t('campaigns.outcome.machine', { count: machines })] : []),
    ];
    return notes.length === 0 ? {} : { note: notes.join(' ') };
  };
  const final = lost - retryable;
  const tiles = [
    {
      label: t(measures?.deliveries === true ? 'campaigns.outcome.delivered' : 'campaigns.outcome.sent'),
      value: figure(arrived),
      note: [
        t('campaigns.outcome.of', { total: figure(sent + failed + queued) }),
        ...(unreported > 0
          ? [t('campaigns.outcome.unreported', { count: unreported, figure: figure(unreported) })]
          : []),
      ].join(', '),
    },
    {
      label: t('campaigns.outcome.failed'),
      value: lost > 0 ? <FailedFigure>{figure(lost)}</FailedFigure> : figure(0),
      ...(final > 0 && { note: t('campaigns.outcome.final', { count: final }) }),
    },
    { label: t('campaigns.outcome.opened'), value: opened === null ? null : figure(opened), ...openedNote() },
    { label: t('campaigns.outcome.clicked'), value: clicked === null ? null : figure(clicked), ...share(clicked) },
    { label: t('campaigns.outcome.unsubscribed'), value: figure(unsubscribed), ...share(unsubscribed) },
  ];
  return (
    <FigureStrip>
      <SegmentBar
        parts={[
          { look: 'full', value: arrived },
          { look: 'danger', value: lost },
          { look: 'hollow', value: unreported + queued + skipped + cancelled },
        ]}
      />
      <StatStrip label={t('campaigns.outcome.figures')}>
        {tiles.map(({ label, ...tile }) => (
          <li key={label}>
            <StatTile label={label} {...tile} />
          </li>
        ))}
      </StatStrip>
    </FigureStrip>
  );
}
