import type { Instant } from '@fnc/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { CopyPlace } from './PageHead.styles.ts';

/** Under the head of a page whose server cannot be asked: of when what is shown is. @param at `undefined`: it is the server's */
export function CopyNotice({ at }: { at: Instant | undefined }) {
  const { t, language } = useAdminWords();
  if (at === undefined) return null;
  return (
    <CopyPlace>
      <Alert tone="warning" live>
        {t('shell.copied', { moment: dateWords(t, language, at).full(at) })}
      </Alert>
    </CopyPlace>
  );
}
