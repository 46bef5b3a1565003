import { longestQuestionId, maximumQuestions } from '../../questionnaires/question.ts';
import { isRecord } from '../../shared/schemas/olderValues.ts';
import type { BundleName } from './bundle.ts';

/** 53 bits of any text, the same each time (cyrb53). */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** The rest is for the hash, of at most eleven characters. */
const charactersKept = 180;

/**
 * A longer id cannot be edited or answered. Its shortened form depends on nothing else, so that answers find their
 * question, and a second import finds what the first one stored.
 */
const fittingId = (id: string): string =>
  id.length <= longestQuestionId ? id : `${id.slice(0, charactersKept).toWellFormed()}-${hashOf(id)}`;

function withFittingId(record: unknown, field: 'id' | 'questionId'): unknown {
  if (!isRecord(record)) return record;
  const id = record[field];
  return typeof id === 'string' && id.length > longestQuestionId ? { ...record, [field]: fittingId(id) } : record;
}

/** A list, or an object of values by question id as in older versions. */
function withFittingAnswers(answers: unknown): unknown {
  if (Array.isArray(answers)) return answers.map((answer) => withFittingId(answer, 'questionId'));
  if (!isRecord(answers)) return answers;
  return Object.fromEntries(Object.entries(answers).map(([id, value]) => [fittingId(id), value]));
}

/** An imported record with question ids that can be edited and answered, also in the answers that refer to them. */
export function withFittingQuestionIds(name: BundleName, value: unknown): unknown {
  if (name === 'globalQuestions') return withFittingId(value, 'id');
  if (name !== 'clients' || !isRecord(value)) return value;
  const { questions, answers } = value;
  return {
    ...value,
    ...(Array.isArray(questions) ? { questions: questions.map((question) => withFittingId(question, 'id')) } : {}),
    ...(answers === undefined ? {} : { answers: withFittingAnswers(answers) }),
  };
}

/** Whether a client has more questions of its own than can be edited. */
export const hasTooManyQuestions = (name: BundleName, value: unknown): boolean =>
  name === 'clients' &&
  isRecord(value) &&
  Array.isArray(value['questions']) &&
  value['questions'].length > maximumQuestions;
