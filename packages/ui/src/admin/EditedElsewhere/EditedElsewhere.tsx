import type { KeptVersion } from '@fnc/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Choices } from './EditedElsewhere.styles.ts';

export interface EditedElsewhereProps {
  what: 'question' | 'questionGone' | 'client';
  onKeep: (keep: KeptVersion) => void;
}

/** Two windows changed the same: nothing is stored before the advisor has chosen one of both. */
export function EditedElsewhere({ what, onKeep }: EditedElsewhereProps) {
  const { t } = useAdminWords();
  return (
    <Alert
      tone="warning"
      live
      title={t(`elsewhere.${what}`)}
      action={
        <Choices>
          <TextButton onClick={() => onKeep('mine')}>{t('elsewhere.keepMine')}</TextButton>
          <TextButton onClick={() => onKeep('theirs')}>
            {t(what === 'questionGone' ? 'elsewhere.leaveGone' : 'elsewhere.keepTheirs')}
          </TextButton>
        </Choices>
      }
    />
  );
}
