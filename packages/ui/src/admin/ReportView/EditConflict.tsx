import type { Ref } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { NoticeActions } from './ReportView.styles.ts';

export interface EditConflictProps {
  onKeep: (keep: 'mine' | 'theirs') => void;
  /** The first of both choices. */
  ref: Ref<HTMLButtonElement>;
}

/** Two windows changed the same report: nothing is stored before the advisor has chosen one of both. */
export function EditConflict({ onKeep, ref }: EditConflictProps) {
  const { t } = useAdminWords();
  return (
    <Alert
      tone="warning"
      live
      title={t('reports.view.conflict')}
      action={
        <NoticeActions>
          <TextButton ref={ref} onClick={() => onKeep('mine')}>
            {t('reports.view.keepMine')}
          </TextButton>
          <TextButton onClick={() => onKeep('theirs')}>{t('reports.view.keepTheirs')}</TextButton>
        </NoticeActions>
      }
    />
  );
}
