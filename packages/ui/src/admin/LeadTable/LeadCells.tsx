import { type Instant, type Lead, type LeadStatus, leadStatusLabel } from '@fnc/domain';
import { Ban } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SelectMenu } from '../../components/SelectMenu/SelectMenu.tsx';
import { RowNote } from '../../components/Table/RowNote.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerClock } from '../AnswerClock/AnswerClock.tsx';
import { leadStatusOptions } from '../leads/leadStages.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Blocked, NameCell, QuietCell } from './LeadTable.styles.ts';

type SetStatus = (lead: Lead, status: LeadStatus) => void;

/** What is going on with one lead. */
export interface LeadTrouble {
  /** Asked for; the server has not said yes yet. */
  readonly saving: LeadStatus | undefined;
  /** Asked for; it did not work. */
  readonly failed: LeadStatus | undefined;
}

interface LeadNameCellProps {
  name: string;
  href: string;
  /** The adviser blocked the address. */
  blocked: boolean;
}

export const LeadNameCell = memo(function LeadNameCell({ name, href, blocked }: LeadNameCellProps) {
  return (
    <NameCell title={name}>
      <Link look="plain" href={href}>
        {name}
      </Link>
      {blocked && <BlockedMark />}
    </NameCell>
  );
});

/** Beside the name of a lead whose address the adviser blocked. */
export function BlockedMark() {
  const { t } = useAdminWords();
  return (
    <Blocked>
      <Icon of={Ban} label={t('leads.blocked')} />
    </Blocked>
  );
}

export const LeadEmailCell = memo(function LeadEmailCell({ email }: { email: string }) {
  return (
    <Link href={`mailto:${email}`} title={email}>
      {email}
    </Link>
  );
});

interface LeadStatusCellProps {
  lead: Lead;
  saving: LeadStatus | undefined;
  onStatus: SetStatus;
}

/** The status shown is the server's until it said yes to another. */
export const LeadStatusCell = memo(function LeadStatusCell({ lead, saving, onStatus }: LeadStatusCellProps) {
  const { t, language } = useAdminWords();
  const options = useMemo(() => leadStatusOptions(language), [language]);
  return (
    <SelectMenu
      label={t('leads.statusOf', { name: lead.name })}
      value={saving ?? lead.status}
      options={options}
      pending={saving !== undefined}
      onChange={(status) => onStatus(lead, status)}
    />
  );
});

interface LeadClockCellProps extends LeadTrouble {
  lead: Lead;
  now: Instant;
  width: number;
  length: 'long' | 'short';
  onStatus: SetStatus;
}

/** How long the lead can still wait, or what is the matter with the last change. */
export const LeadClockCell = memo(function LeadClockCell(props: LeadClockCellProps) {
  const { lead, now, width, length, saving, failed, onStatus } = props;
  const { t, language } = useAdminWords();
  if (saving !== undefined) return <RowNote state="saving" />;
  if (failed !== undefined) {
    return (
      <RowNote
        state="failed"
        message={t('errors:lead_status_failed')}
        retryName={leadStatusLabel(failed, language)}
        onRetry={() => onStatus(lead, failed)}
      />
    );
  }
  if (lead.waitingSince === null) {
    return (
      <QuietCell>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('leads.noDeadline')}</VisuallyHidden>
      </QuietCell>
    );
  }
  return <AnswerClock waitingSince={lead.waitingSince} now={now} width={width} length={length} />;
});
