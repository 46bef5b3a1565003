import type { Instant } from '@fnc/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

/** Set when the data shown is a cached copy. */
export interface Copied {
  readonly at: Instant;
  /** `null`: the request is under way and not late yet; a problem: the server responded with this error. */
  readonly why: null | 'late' | 'unreachable' | Problem;
}

interface CopyNoticeProps {
  /** `undefined`: the data is the server's response. */
  copied: Copied | undefined;
  /** The sentence before a problem: what could not be read. */
  failure: string;
  onRetry: () => void;
}

const sentences = { late: 'shell.copiedLate', unreachable: 'shell.copied' } as const;

/** Below the head of a page with cached data: its age and the reason. Renders nothing until the response is late. */
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
