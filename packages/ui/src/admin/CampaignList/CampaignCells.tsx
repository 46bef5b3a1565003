import { type CampaignEntry, campaignStatusLabel, type CampaignSummary } from '@fnc/domain';
import { CircleStop, CircleX, Copy, ListChecks, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { StyledIconButton } from '../../components/IconButton/IconButton.styles.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { type CampaignFacts, campaignStages } from '../campaigns/campaignFacts.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { RowActions, UnderStatus } from './CampaignList.styles.ts';

interface IconLinkProps {
  icon: LucideIcon;
  /** The destination; read aloud, and shown on hover and focus. */
  label: string;
  href: string;
}

/** Like an `IconButton`, but a link, which can be opened in a new tab. */
function IconLink({ icon, label, href }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <StyledIconButton as={RoutedLink} href={href} aria-label={label} data-variant="quiet">
        <Icon of={icon} />
      </StyledIconButton>
    </Tooltip>
  );
}

export interface CampaignLinks {
  /** The editor of a draft or a scheduled campaign. */
  readonly editHref: (id: string) => string;
  /** The outcome of the mails; `failed` opens the failed ones. */
  readonly resultHref: (id: string, tab?: 'failed') => string;
  readonly newHref: string;
  readonly templatesHref: string;
}

export interface CampaignRowActions {
  readonly onDuplicate: (campaign: CampaignSummary) => void;
  readonly onStop: (campaign: CampaignSummary) => void;
  readonly onDelete: (entry: CampaignEntry) => void;
  /** Ids of campaigns with an action under way. */
  readonly busy: ReadonlySet<string>;
}

interface CampaignActionsProps {
  entry: CampaignEntry;
  facts: CampaignFacts;
  links: CampaignLinks;
  actions: CampaignRowActions;
}

/** Edit or show the result; copy and delete. A running send can be stopped. */
export function CampaignActions({ entry, facts, links, actions }: CampaignActionsProps) {
  const { t } = useAdminWords();
  const { campaign } = entry;
  const { id } = campaign;
  const name = campaign.name || t('campaigns.unnamed');
  const { onDuplicate, onStop, onDelete, busy } = actions;
  const editable = facts.status === 'draft' || facts.status === 'scheduled';
  if (facts.running) {
    return (
      <RowActions>
        <Button
          size="small"
          icon={CircleStop}
          busyLabel={busy.has(id) ? t('campaigns.list.stopping') : undefined}
          aria-label={busy.has(id) ? undefined : t('campaigns.list.stopOf', { name })}
          onClick={() => onStop(campaign)}
        >
          {t('campaigns.list.stop')}
        </Button>
      </RowActions>
    );
  }
  return (
    <RowActions>
      {editable ? (
        <IconLink icon={Pencil} label={t('campaigns.list.editOf', { name })} href={links.editHref(id)} />
      ) : (
        <IconLink icon={ListChecks} label={t('campaigns.list.resultOf', { name })} href={links.resultHref(id)} />
      )}
      <IconButton
        icon={Copy}
        label={t('campaigns.list.duplicateOf', { name })}
        aria-busy={busy.has(id) || undefined}
        aria-disabled={busy.has(id) || undefined}
        onClick={() => onDuplicate(campaign)}
      />
      <IconButton
        icon={Trash2}
        variant="danger"
        label={t('campaigns.list.deleteOf', { name })}
        onClick={() => onDelete(entry)}
      />
    </RowActions>
  );
}

interface CampaignStatusCellProps {
  /** Name of the campaign; a draft may have none. */
  name: string;
  facts: CampaignFacts;
  /** The address of the failed mails. */
  failedHref: string;
}

/**
 * The status; with the remaining mails of a running send, the sent mails of one that did not reach all, those that a
 * restore held, and a link to failures.
 */
export function CampaignStatusCell({ facts, failedHref, ...props }: CampaignStatusCellProps) {
  const { t, language } = useAdminWords();
  const name = props.name || t('campaigns.unnamed');
  const { status, running, partial, queued, done, sent, total, held, failed } = facts;
  return (
    <Stack gap={0.5} align="start">
      <StatusBadge stage={campaignStages[status]}>{campaignStatusLabel(status, language)}</StatusBadge>
      {running && (
        <UnderStatus>
          <Progress
            value={total === 0 ? null : done / total}
            label={t('campaigns.list.progressOf', { name })}
            valueText={t('campaigns.list.progressText', { done, total })}
          />
          {t('campaigns.list.left', { count: queued })}
        </UnderStatus>
      )}
      {partial && total > 0 && <UnderStatus>{t('campaigns.list.sentOf', { sent, total })}</UnderStatus>}
      {held > 0 && <UnderStatus>{t('campaigns.outcome.held', { count: held })}</UnderStatus>}
      {failed > 0 && (
        <UnderStatus data-tone="danger">
          <Icon of={CircleX} />
          <Link look="plain" href={failedHref} aria-label={t('campaigns.list.failedOf', { count: failed, name })}>
            {t('campaigns.list.failed', { count: failed })}
          </Link>
        </UnderStatus>
      )}
    </Stack>
  );
}
