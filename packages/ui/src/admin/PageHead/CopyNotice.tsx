import type { Instant } from '@fnc/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

/** What is shown is what the server said earlier. */
export interface Copied {
  readonly at: Instant;
  /** `null`: it was asked just now, and is not late yet; a problem: it answered, but not with this. */
  readonly why: null | 'late' | 'unreachable' | Problem;
}

export interface CopyNoticeProps {
  /** `undefined`: what is shown is the server's answer. */
  copied: Copied | undefined;
  /** The sentence in front of a problem: what could not be read. */
  failure: string;
  onRetry: () => void;
}

const sentences = { late: 'shell.copiedLate', unreachable: 'shell.copied' } as const;

/** Under the head of a page that shows a copy: of when it is, and why. Nothing, while the answer is not late. */
export function CopyNotice({ copied, failure, onRetry }: CopyNoticeProps) {
  const { t, language } = useAdminWords();
  if (copied === undefined || copied.why === null) return null;
  const { at, why } = copied;
  const moment = dateWords(t, language, at).full(at);
  return (
    <Stack below={4}>
      {typeof why === 'string' ? (
        <Alert tone="warning" live>
          {t(sentences[why], { moment })}
        </Alert>
      ) : (
        <Alert
          tone="danger"
          live
          title={`${failure}: ${problemText(t, why)}`}
          action={<TextButton onClick={onRetry}>{t('common:action.retry')}</TextButton>}
        >
          {t('shell.copiedOf', { moment })}
        </Alert>
      )}
    </Stack>
  );
}
