import { brand } from '@fnc/domain';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import type { Problem } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { StartFrame } from './StartScreen.styles.ts';

export interface StartScreenProps {
  /** Why the session could not be verified; `null` while it is being verified. */
  problem: Problem | null;
  onRetry: () => void;
  /** Writes the error code to the clipboard. */
  onCopy: (text: string) => Promise<void>;
}

/** Shown until the stored session is verified. */
export function StartScreen({ problem, onRetry, onCopy }: StartScreenProps) {
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
        <LoadFailed
          title={t('start.unreachableTitle')}
          problem={problem}
          safe={t('start.unreachableText')}
          onRetry={onRetry}
          onCopy={onCopy}
        />
      )}
    </StartFrame>
  );
}
