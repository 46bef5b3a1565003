import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ConflictChoices } from './ConflictNotice.styles.ts';

export interface ConflictNoticeProps {
  /** What was changed twice, and which version is to be kept. */
  title: ReactNode;
  onKeep: (which: 'mine' | 'theirs') => void;
}

/** Two windows changed the same: nothing is stored before the advisor has chosen one of both. */
export function ConflictNotice({ title, onKeep }: ConflictNoticeProps) {
  const { t } = useAdminWords();
  return (
    <Alert
      tone="warning"
      live
      title={title}
      action={
        <ConflictChoices>
          <TextButton onClick={() => onKeep('mine')}>{t('campaigns.editor.keepMine')}</TextButton>
          <TextButton onClick={() => onKeep('theirs')}>{t('campaigns.editor.keepTheirs')}</TextButton>
        </ConflictChoices>
      }
    />
  );
}
