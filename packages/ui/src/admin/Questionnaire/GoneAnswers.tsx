import type { Answer } from '@fnc/domain';
import { Trash2 } from 'lucide-react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { GoneFrame, GoneList } from './GoneAnswers.styles.ts';
import type { QuestionnaireProps } from './questionnaireProps.ts';

interface GoneAnswersProps extends Pick<QuestionnaireProps, 'onStore'> {
  answers: readonly Answer[];
}

/** Answers whose question is not asked any more: kept until the advisor deletes them. */
export function GoneAnswers({ answers, onStore }: GoneAnswersProps) {
  const { t } = useAdminWords();
  const toast = useToast();

  async function remove({ questionId, value }: Answer) {
    const problem = await onStore(questionId, '');
    if (problem) {
      toast.show({ tone: 'danger', message: t('errors:answers_save_failed'), detail: problemText(t, problem) });
      return;
    }
    toast.show({ message: t('questionnaires.goneDeleted'), undo: () => void onStore(questionId, value) });
  }

  return (
    <GoneFrame>
      <Disclosure summary={t('questionnaires.gone', { count: answers.length })}>
        <p>{t('questionnaires.goneText')}</p>
        <GoneList>
          {answers.map((answer) => (
            <li key={answer.questionId}>
              <span>{answer.questionId}</span>
              <strong>{answer.value.split('|').join(', ')}</strong>
              <IconButton
                icon={Trash2}
                variant="danger"
                label={t('questionnaires.goneDelete', { id: answer.questionId })}
                onClick={() => void remove(answer)}
              />
            </li>
          ))}
        </GoneList>
      </Disclosure>
    </GoneFrame>
  );
}
