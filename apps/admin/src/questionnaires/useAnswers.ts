import type { AdminServices } from '../ports.ts';
import { copiedQuestionnaire } from '@fnc/domain/storage';
import { useAdmin } from '../shared/AdminContext.ts';
import { later } from '../shared/later.ts';
import { problemOf } from '@fnc/domain/api';
import { type AnswerSaver, createAnswerSaver } from '@fnc/domain';

function makeAnswers({ questionnaires, workingCopy, browser }: AdminServices) {
  const copied = (clientId: string) => copiedQuestionnaire(workingCopy, clientId);
  const answers = createAnswerSaver({ questionnaires, copied, now: browser.now, later, problemOf });
  browser.onHidden(() => void answers.saveAll());
  return [answers, { settle: answers.saveAll, forget: answers.clear, resume: answers.retryAll }] as const;
}

/** What is being answered, on whichever page. */
export const useAnswers = (): AnswerSaver => useAdmin().keep(makeAnswers);
