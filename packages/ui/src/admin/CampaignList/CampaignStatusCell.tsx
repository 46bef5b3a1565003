import { campaignStatusLabel } from '@fnc/domain';
import { CircleX } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { formatFigure } from '../../locales/figures.ts';
import type { CampaignFacts } from '../campaigns/campaignFacts.ts';
import { campaignStages } from '../campaigns/campaignStages.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { FailedWords, StatusLines, UnderStatus } from './CampaignList.styles.ts';

export interface CampaignStatusCellProps {
  /** Of the campaign; a draft may have none. */
  name: string;
  facts: CampaignFacts;
  /** To the mails that failed. */
  failedHref: string;
}

/** The status; a running send with how many are still to go, a stopped one with how many left, and what failed as the way to it. */
export function CampaignStatusCell({ facts, failedHref, ...props }: CampaignStatusCellProps) {
  const { t, language } = useAdminWords();
  const name = props.name || t('campaigns.unnamed');
  const { status, running, stopped, queued, done, sent, total, failed } = facts;
  const figure = (value: number) => formatFigure(value, language);
  return (
    <StatusLines>
      <StatusBadge stage={campaignStages[status]}>{campaignStatusLabel(status, language)}</StatusBadge>
      {running && (
        <UnderStatus>
          <Progress
            value={total === 0 ? null : done / total}
            label={t('campaigns.list.progressOf', { name })}
            valueText={t('campaigns.list.progressText', { done: figure(done), total: figure(total) })}
          />
          {t('campaigns.list.left', { count: queued })}
        </UnderStatus>
      )}
      {stopped && total > 0 && (
        <UnderStatus>{t('campaigns.list.sentOf', { sent: figure(sent), total: figure(total) })}</UnderStatus>
      )}
      {failed > 0 && (
        <UnderStatus>
          <FailedWords>
            <Icon of={CircleX} />
            <Link look="plain" href={failedHref} aria-label={t('campaigns.list.failedOf', { count: failed, name })}>
              {t('campaigns.list.failed', { count: failed })}
            </Link>
          </FailedWords>
        </UnderStatus>
      )}
    </StatusLines>
  );
}
