import type { KeptVersion } from '@fnc/domain';
import type { ReactNode, Ref } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

interface EditedElsewhereProps {
  /** Says what both windows changed, and that one version must be chosen. */
  title: ReactNode;
  /** Replaces the text "the one in this window", for a choice between all fields. */
  keepMine?: string | undefined;
  /** Replaces the text "the one in the other window", for when the other window deleted it. */
  takeTheirs?: string | undefined;
  /** Both versions, where they can be shown beside each other. */
  children?: ReactNode;
  onKeep: (keep: KeptVersion) => void;
  /** The first of the two buttons. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Two windows changed the same field: nothing is stored until the advisor chooses a version. */
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
