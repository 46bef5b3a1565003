import { answeredShare, type ClientEntry } from '@fnc/domain';
import { Progress } from '../../components/Progress/Progress.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AnswerProgress } from './ClientList.styles.ts';

/** "24 van 42" above its bar; without questions there is nothing to draw. */
export function ClientAnswers({ entry }: { entry: ClientEntry }) {
  const { t, language } = useAdminWords();
  const { client, questions, answered } = entry;
  if (questions === 0) return <AnswerProgress>{t('clients.noQuestions')}</AnswerProgress>;
  const figures = { answered: formatFigure(answered, language), questions: formatFigure(questions, language) };
  return (
    <AnswerProgress>
      <span aria-hidden="true">{t('clients.answered', figures)}</span>
      <Progress
        value={answeredShare(entry)}
        state={answered >= questions ? 'done' : 'running'}
        label={t('clients.progressOf', { name: client.name })}
        valueText={t('clients.answeredLong', figures)}
      />
    </AnswerProgress>
  );
}
