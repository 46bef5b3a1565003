import { brand } from '@fnc/domain';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { StartFrame } from './StartScreen.styles.ts';

export interface StartScreenProps {
  /** Why the session could not be verified; `null` while it is being verified. */
  problem: Problem | null;
  onRetry: () => void;
}

/** Shown until the stored session is verified. */
export function StartScreen({ problem, onRetry }: StartScreenProps) {
  const { t } = useAdminWords();
  return (
    <StartFrame>
      <title>{brand.name}</title>
      {problem === null ? (
        <Text as="div" role="status" tone="quiet" wide>
          <Row align="center" wrap={false}>
            <Spinner />
            {t('start.checking')}
          </Row>
        </Text>
      ) : (
        <EmptyState
          kind="failed"
          title={t('start.unreachableTitle')}
          actions={
            <Button variant="primary" icon={RefreshCw} onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {problemText(t, problem)} {t('start.unreachableText')}
        </EmptyState>
      )}
    </StartFrame>
  );
}
