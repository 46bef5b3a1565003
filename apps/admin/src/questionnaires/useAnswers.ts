import { keptOn } from '../desk/keptOn.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { type AnswerSaver, createAnswerSaver } from './answerSaver.ts';

const answersOn = keptOn(({ questionnaires, browser }) => {
  const answers = createAnswerSaver({ questionnaires, now: browser.now, problemOf });
  browser.onHidden(() => void answers.saveAll());
  return [answers, { settle: answers.saveAll, forget: answers.clear, resume: answers.retryAll }];
});

/** What is being answered, on whichever page. */
export const useAnswers = (): AnswerSaver => answersOn(useAdmin());
