import { brand } from '@fnc/domain';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Checking, StartFrame } from './StartScreen.styles.ts';

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
        <Checking role="status">
          <Spinner />
          {t('start.checking')}
        </Checking>
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
