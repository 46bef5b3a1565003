import type { ReportClient } from '@fnc/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Lead } from './ReportForm.styles.ts';

export interface AnswerNoteProps {
  client: ReportClient;
  /** The address of the client's questions. */
  href: string;
}

/** What the report will lack, read aloud when the client changes; nothing when every question is answered. */
export function AnswerNote(props: AnswerNoteProps) {
  return (
    <Stack above={3} role="status">
      <Words {...props} />
    </Stack>
  );
}

function Words({ client: { questions, answers, unansweredRequired }, href }: AnswerNoteProps) {
  const { t, language } = useAdminWords();
  const count = questions - answers;
  if (answers === 0) {
    return (
      <Alert tone="danger">
        <Lead data-tone="danger">{t('reports.form.noAnswers')}</Lead> {t('reports.form.limited')}{' '}
        <Link href={href}>{t('reports.form.fillInAll')}</Link>
      </Alert>
    );
  }
  if (count <= 0) return null;
  return (
    <Alert tone="warning">
      <Lead>{t('reports.form.unanswered', { count })}</Lead>{' '}
      {unansweredRequired === 0
        ? t('reports.form.unansweredNone', { count })
        : t('reports.form.unansweredRequired', { count, required: formatFigure(unansweredRequired, language) })}{' '}
      <Link href={href}>{t('reports.form.fillIn')}</Link>
    </Alert>
  );
}
