import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { type Problem, problemCode, problemSentence } from './problem.ts';
import { useAdminWords } from './useAdminWords.ts';

interface LoadFailedProps extends Pick<EmptyStateProps, 'title' | 'level'> {
  problem: Problem;
  /** What is safe, or possible nevertheless: a sentence after the reason. */
  safe?: string;
  onRetry: () => void;
  /** Writes the error code to the clipboard. */
  onCopy: (text: string) => Promise<void>;
}

/** Replaces what could not be read: the reason, what is safe, a retry, and the code for the helpdesk. */
export function LoadFailed({ title, level, problem, safe, onRetry, onCopy }: LoadFailedProps) {
  const { t } = useAdminWords();
  return (
    <EmptyState
      kind="failed"
      level={level}
      title={title}
      onRetry={onRetry}
      errorCode={problemCode(problem)}
      copy={onCopy}
    >
      {problemSentence(t, problem)} {safe}
    </EmptyState>
  );
}
