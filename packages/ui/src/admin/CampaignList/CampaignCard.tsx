import { shareOfSent } from '@fnc/domain';
import { Link } from '../../components/Link/Link.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { wholePercent } from '../campaigns/campaignFacts.ts';
import { CampaignActions } from './CampaignActions.tsx';
import { Arrived, campaignHref, type CampaignRow, type CampaignRowContext } from './campaignColumns.tsx';
import { Card, CardFigures, CardFoot, Quiet } from './CampaignList.styles.ts';
import { CampaignStatusCell } from './CampaignStatusCell.tsx';

/** A row below 640 px. */
export const campaignCard = (context: CampaignRowContext) => (row: CampaignRow) => (
  <CampaignCard row={row} context={context} />
);

/** A campaign on a phone. The name wraps and is never shortened; what was not measured is left out. */
function CampaignCard({ row, context }: { row: CampaignRow; context: CampaignRowContext }) {
  const { t, language, dates, links, measures, wishes } = context;
  const { entry, facts } = row;
  const { id, name, subject, recipients } = entry.campaign;
  const left = facts.status !== 'draft' && facts.status !== 'scheduled';
  const rates = (['opened', 'clicked'] as const).flatMap((what) => {
    const share = shareOfSent(facts[what], facts.sent);
    return share === null ? [] : [{ what, words: wholePercent(share, language) }];
  });
  return (
    <Card>
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
          <dd>{formatFigure(recipients.length, language)}</dd>
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
      <CardFoot>
        <Quiet>{t(`campaigns.list.${facts.what}At`, { moment: dates.moment(facts.at) })}</Quiet>
        <CampaignActions entry={entry} facts={facts} links={links} wishes={wishes} />
      </CardFoot>
    </Card>
  );
}
