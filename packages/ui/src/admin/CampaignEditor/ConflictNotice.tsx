import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { DraftConflict } from './campaignEditorProps.ts';
import { ConflictChoices, ConflictPlace } from './ConflictNotice.styles.ts';

/** Two windows changed the same: nothing is stored before the advisor has chosen one of both. */
export function ConflictNotice({ onKeep }: DraftConflict) {
  const { t } = useAdminWords();
  return (
    <ConflictPlace>
      <Alert
        tone="warning"
        live
        title={t('campaigns.editor.conflict')}
        action={
          <ConflictChoices>
            <TextButton onClick={() => onKeep('mine')}>{t('campaigns.editor.keepMine')}</TextButton>
            <TextButton onClick={() => onKeep('theirs')}>{t('campaigns.editor.keepTheirs')}</TextButton>
          </ConflictChoices>
        }
      />
    </ConflictPlace>
  );
}
