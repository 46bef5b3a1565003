import * as z from 'zod/mini';
import { storedAnswersSchema } from '../questionnaires/storedAnswer.ts';
import { storedQuestionSchema } from '../questionnaires/storedQuestion.ts';
import { storedReportSchema } from '../reports/storedReport.ts';
import { startOfDay } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { parseDay } from '../shared/time/parseDay.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';
import { clientSchema, clientSummarySchema } from './client.ts';
import { clientStatuses, clientStatusLabel } from './clientVocabulary.ts';

function readJoinDate(value: unknown): Instant | undefined {
  const day = typeof value === 'string' ? parseDay(value) : null;
  return day === null ? readInstant(value) : startOfDay(day);
}

/** A status from its code or its Dutch label, ignoring case. */
function readStatus(value: unknown): unknown {
  if (typeof value !== 'string') return orUndefined(value);
  const word = value.trim().toLowerCase();
  const isMeant = (code: (typeof clientStatuses)[number]) =>
    word === code || word === clientStatusLabel(code, 'nl').toLowerCase();
  return clientStatuses.find(isMeant) ?? orUndefined(value);
}

/** Gives a question without an id the id that an import would give it. */
function completeQuestions(value: unknown): unknown {
  if (!Array.isArray(value)) return orUndefined(value);
  return value.map((question: unknown, index) =>
    isRecord(question) && orUndefined(question['id']) === undefined
      ? { ...question, id: `question_${index + 1}` }
      : question,
  );
}

/** Converts a client of an older version to the current shape where possible; the schema judges the rest. */
function completeClient(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return {
    ...value,
    id: readId(value['id']),
    email: value['email'] ?? '',
    phone: orUndefined(readId(value['phone'])),
    address: orUndefined(value['address']),
    contactPerson: orUndefined(value['contactPerson']),
    status: readStatus(value['status']),
    joinDate: readJoinDate(value['joinDate']) ?? readInstant(value['updatedAt']) ?? readInstant(value['id']),
    notes: orUndefined(value['notes']),
    reports: orUndefined(value['reports']),
    questions: completeQuestions(value['questions']),
    leadId: orUndefined(readId(value['leadId'])),
    sample: orUndefined(value['sample']),
    updatedAt: readInstant(value['updatedAt']),
  };
}

const ofAnyAge = z.extend(clientSchema, {
  reports: withDefault(z.array(storedReportSchema), () => []),
  questions: withDefault(z.array(storedQuestionSchema), () => []),
  answers: storedAnswersSchema,
});

/** Reads clients from local storage and exports of any version. Unknown fields are preserved. */
export const storedClientSchema = z.pipe(z.transform(completeClient), z.catchall(ofAnyAge, z.unknown()));

/** Reads a client's own fields as the server stores them. Unknown fields are preserved. */
export const storedClientSummarySchema = z.catchall(clientSummarySchema, z.unknown());
