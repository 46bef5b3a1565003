import { type Instant, type Lead, leadSourceLabel, type LeadStatus, professionLabel, timeZone } from '@fnc/domain';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { BlockedMark, LeadClockCell, LeadStatusCell, type LeadTrouble } from './LeadCells.tsx';
import { Card, CardDate, CardFoot, CardLines } from './LeadTable.styles.ts';

export interface LeadCardProps extends LeadTrouble {
  lead: Lead;
  now: Instant;
  href: string;
  onStatus: (lead: Lead, status: LeadStatus) => void;
  onDelete: (lead: Lead) => void;
}

/** A lead on a phone. The name wraps and is never shortened. */
export const LeadCard = memo(function LeadCard({ lead, now, href, saving, failed, onStatus, onDelete }: LeadCardProps) {
  const { t, language } = useAdminWords();
  const { profession, source } = lead;
  const words = [profession && professionLabel(profession, language), leadSourceLabel(source, language)];
  const quiet = lead.waitingSince === null && saving === undefined && failed === undefined;
  return (
    <Card>
      <h2>
        <Link look="plain" href={href}>
          {lead.name}
        </Link>
        {lead.suppressed === 'blocked' && <BlockedMark />}
      </h2>
      <CardDate>
        <RelativeTime at={lead.createdAt} now={new Date(now)} timeZone={timeZone} focusable={false} />
        <IconButton
          icon={Trash2}
          label={t('leads.deleteRow', { name: lead.name })}
          variant="danger"
          tooltip="none"
          onClick={() => onDelete(lead)}
        />
      </CardDate>
      <CardLines>
        <Link href={`mailto:${lead.email}`}>{lead.email}</Link>
        <p>{words.filter(Boolean).join(', ')}</p>
      </CardLines>
      <CardFoot>
        <LeadStatusCell lead={lead} saving={saving} onStatus={onStatus} />
        {!quiet && <LeadClockCell {...{ lead, now, saving, failed, onStatus }} width={48} length="long" />}
      </CardFoot>
    </Card>
  );
});
