import type { Campaign, CampaignEntry } from '@fnc/domain';
import { CircleStop, Copy, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { CampaignFacts } from '../campaigns/campaignFacts.ts';
import { IconLink } from '../campaigns/IconLink.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignLinks } from './campaignListProps.ts';
import { RowActions } from './CampaignList.styles.ts';

export interface RowWishes {
  readonly onDuplicate: (campaign: Campaign) => void;
  readonly onStop: (campaign: Campaign) => void;
  readonly onDelete: (entry: CampaignEntry) => void;
  /** Ids of campaigns something is being done with. */
  readonly busy: ReadonlySet<string>;
}

export interface CampaignActionsProps {
  entry: CampaignEntry;
  facts: CampaignFacts;
  links: CampaignLinks;
  wishes: RowWishes;
}

/** Edit what can still change, see what became of the rest; a copy, and the bin. A running send can be stopped. */
export function CampaignActions({ entry, facts, links, wishes }: CampaignActionsProps) {
  const { t } = useAdminWords();
  const { campaign } = entry;
  const { id } = campaign;
  const name = campaign.name || t('campaigns.unnamed');
  const { onDuplicate, onStop, onDelete, busy } = wishes;
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
