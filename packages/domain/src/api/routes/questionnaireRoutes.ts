import * as z from 'zod/mini';
import { plainAnswerSchema } from '../../questionnaires/answer.ts';
import { maximumAnswerLength } from '../../questionnaires/checkAnswer.ts';
import { questionIdSchema, questionSchema, savedQuestionsSchema } from '../../questionnaires/question.ts';
import { parameter } from '../../shared/schemas/queryParameter.ts';
import { success } from '../answers/publicAnswers.ts';
import { recordId, recordParams } from './records.ts';
import type { ApiRoute } from './route.ts';

const path = '/api/admin/questions';
const ofClient = '/api/admin/clients/:id';
const params = recordParams;

const questionList = { questions: z.array(questionSchema), version: z.int() };
const listAnswer = z.object({ ...success, ...questionList });
/** The questions in their order, and the version on which the edit is based. */
const body = z.object({ questions: savedQuestionsSchema, seen: z.optional(z.int()) });
/** Enough for some thousands of questions with their options. */
const bodyLimit = 2 * 1024 * 1024;
const savedAnswer = z.discriminatedUnion('outcome', [
  z.object({ ...success, outcome: z.literal('saved'), version: z.int() }),
  z.object({ ...success, outcome: z.literal('conflict'), theirs: z.object(questionList) }),
]);
const tooLong = { error: 'text_too_long' } as const;

export const questionnaireRoutes = {
  listQuestions: { method: 'GET', path, access: 'bearer', answer: listAnswer },
  saveQuestions: { method: 'PUT', path, access: 'bearer', body, bodyLimit, answer: savedAnswer },
  listQuestionIds: {
    method: 'GET',
    path: `${path}/ids`,
    access: 'bearer',
    /** `client`: only that client's. */
    query: z.object({ client: z.pipe(parameter, z.optional(recordId)) }),
    answer: z.object({ ...success, ids: z.array(z.string()) }),
  },
  countAnswers: {
    method: 'GET',
    path: `${path}/answered`,
    access: 'bearer',
    /** `client`: only that client's. */
    query: z.object({ client: z.pipe(parameter, z.optional(recordId)) }),
    answer: z.object({ ...success, counts: z.array(z.object({ id: z.string(), clients: z.int() })) }),
  },
  listClientQuestions: { method: 'GET', path: `${ofClient}/questions`, access: 'bearer', params, answer: listAnswer },
  saveClientQuestions: {
    method: 'PUT',
    path: `${ofClient}/questions`,
    access: 'bearer',
    params,
    body,
    bodyLimit,
    answer: savedAnswer,
  },
  findQuestionnaire: {
    method: 'GET',
    path: `${ofClient}/questionnaire`,
    access: 'bearer',
    params,
    answer: z.object({
      ...success,
      questions: z.array(questionSchema),
      ownCount: z.int(),
      answers: z.array(plainAnswerSchema),
    }),
  },
  saveAnswer: {
    method: 'PUT',
    path: `${ofClient}/answers/:questionId`,
    access: 'bearer',
    params: z.object({ id: recordId, questionId: questionIdSchema }),
    /** `before`: the value that was edited; absent: overwrite without comparing. */
    body: z.object({
      value: z.string().check(z.maxLength(maximumAnswerLength, tooLong)),
      before: z.optional(z.string()),
    }),
    bodyLimit: 256 * 1024,
    answer: z.discriminatedUnion('outcome', [
      z.object({ ...success, outcome: z.literal('saved'), answer: plainAnswerSchema }),
      z.object({ ...success, outcome: z.literal('conflict'), theirs: z.nullable(plainAnswerSchema) }),
    ]),
  },
} as const satisfies Record<string, ApiRoute>;
