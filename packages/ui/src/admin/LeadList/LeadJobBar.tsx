import { Button } from '../../components/Button/Button.tsx';
import { Progress } from '../../components/Progress/Progress.tsx';
import type { LeadJob } from '../leads/outcomes.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { JobProgress, JobRow } from './LeadList.styles.ts';

const words = {
  delete: 'deletingProgress',
  status: 'settingProgress',
  restore: 'restoringProgress',
  export: 'exportingProgress',
  select: 'selectingProgress',
} as const satisfies Record<LeadJob['kind'], string>;

export interface LeadJobBarProps {
  job: LeadJob;
  onStop: () => void;
}

/** In the place of the toolbar while many leads are being worked on. */
export function LeadJobBar({ job, onStop }: LeadJobBarProps) {
  const { t } = useAdminWords();
  const { kind, done, total } = job;
  const said = t(`leads.${words[kind]}`, { done, total });
  return (
    <JobRow data-band="deep">
      <JobProgress>
        <span aria-hidden="true">{said}</span>
        <Progress value={total === 0 ? 0 : done / total} label={t('leads.progress')} valueText={said} />
      </JobProgress>
      <Button onClick={onStop}>{t('leads.stop')}</Button>
    </JobRow>
  );
}
