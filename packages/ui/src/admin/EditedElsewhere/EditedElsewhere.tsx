import type { KeptVersion } from '@fnc/domain';
import type { ReactNode, Ref } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface EditedElsewhereProps {
  /** What was changed twice, and that one of both is to be chosen. */
  title: ReactNode;
  /** Other words than "the one in this window": of several fields all of them. */
  keepMine?: string | undefined;
  /** Other words than "the one in the other window": nothing is there any more. */
  takeTheirs?: string | undefined;
  /** What it is about, where both versions can be shown beside each other. */
  children?: ReactNode;
  onKeep: (keep: KeptVersion) => void;
  /** The first of both choices. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Two windows changed the same: nothing is stored before the advisor has chosen one of both. */
export function EditedElsewhere({ title, keepMine, takeTheirs, children, onKeep, ref }: EditedElsewhereProps) {
  const { t } = useAdminWords();
  return (
    <Alert
      tone="warning"
      live
      title={title}
      action={
        <Row as="span" gap={[1, 4]} inline>
          <TextButton ref={ref} onClick={() => onKeep('mine')}>
            {keepMine ?? t('elsewhere.keepMine')}
          </TextButton>
          <TextButton onClick={() => onKeep('theirs')}>{takeTheirs ?? t('elsewhere.keepTheirs')}</TextButton>
        </Row>
      }
    >
      {children}
    </Alert>
  );
}
