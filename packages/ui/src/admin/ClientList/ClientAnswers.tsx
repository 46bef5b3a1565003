import { answeredShare } from '@fnc/domain';
import { Progress } from '../../components/Progress/Progress.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ListedClient } from '../clients/clientListData.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AnswerProgress } from './ClientList.styles.ts';

/** "24 van 42" above its bar; without questions, or while they are not known, there is nothing to draw. */
export function ClientAnswers({ entry }: { entry: ListedClient }) {
  const { t, language } = useAdminWords();
  if (entry.questions === null) {
    return (
      <AnswerProgress>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('clients.answersUnknown')}</VisuallyHidden>
      </AnswerProgress>
    );
  }
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
