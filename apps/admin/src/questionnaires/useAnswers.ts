import { keptOn } from '../desk/keptOn.ts';
import { copiedQuestionnaire } from '../queries/copiedClients.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { type AnswerSaver, createAnswerSaver } from './answerSaver.ts';

const answersOn = keptOn(({ questionnaires, workingCopy, browser }) => {
  const copied = (clientId: string) => copiedQuestionnaire(workingCopy, clientId);
  const answers = createAnswerSaver({ questionnaires, copied, now: browser.now, problemOf });
  browser.onHidden(() => void answers.saveAll());
  return [answers, { settle: answers.saveAll, forget: answers.clear, resume: answers.retryAll }];
});

/** What is being answered, on whichever page. */
export const useAnswers = (): AnswerSaver => answersOn(useAdmin());
