import type { ErrorCode } from '../messages/errorCodes.ts';
import { choosingTypes, type Question } from './question.ts';

/** Questions under one heading, in their order. */
export interface QuestionSection {
  readonly name: string;
  readonly questions: readonly Question[];
}

type Questions = readonly Question[];

/** Sections in the order of their first questions. */
export function sectionsOf(questions: Questions): readonly QuestionSection[] {
  const byName = new Map<string, Question[]>();
  for (const question of questions) {
    const section = byName.get(question.section);
    if (section === undefined) byName.set(question.section, [question]);
    else section.push(question);
  }
  return [...byName].map(([name, its]) => ({ name, questions: its }));
}

/** Names of the sections, in their order. */
export const sectionNames = (questions: Questions): readonly string[] => [
  ...new Set(questions.map(({ section }) => section)),
];

/** The questions grouped by section: the order in which they are shown, numbered and moved. */
const together = (questions: Questions): Questions => sectionsOf(questions).flatMap((section) => section.questions);

/** The first unused id of the form `question_7`. */
export function freshQuestionId(taken: ReadonlySet<string>): string {
  let number = taken.size + 1;
  while (taken.has(`question_${number}`)) number += 1;
  return `question_${number}`;
}

/**
 * Replaces the question with `id`; the new one may have another id or section, and comes last in a new section. If
 * `id` is unknown, the question is added at the end of its section.
 */
export function withQuestion(questions: Questions, question: Question, id: string = question.id): Questions {
  const current = questions.find((candidate) => candidate.id === id);
  if (current?.section === question.section) {
    return questions.map((candidate) => (candidate.id === id ? question : candidate));
  }
  return together([...withoutQuestion(questions, id), question]);
}

export const withoutQuestion = (questions: Questions, id: string): Questions =>
  questions.filter((question) => question.id !== id);

/** Puts a question back after the question `after`; `null`: at the front; a missing `after`: at the end. */
export function insertQuestion(questions: Questions, question: Question, after: string | null): Questions {
  const others = withoutQuestion(questions, question.id);
  const index = after === null ? -1 : others.findIndex(({ id }) => id === after);
  if (after !== null && index === -1) return together([...others, question]);
  return [...others.slice(0, index + 1), question, ...others.slice(index + 1)];
}

/** Moves a question up (−1) or down (+1) by one within its section; no effect at the section's edge. */
export function moveQuestion(questions: Questions, id: string, by: -1 | 1): Questions {
  const all = together(questions);
  const from = all.findIndex((question) => question.id === id);
  const moved = all[from];
  const neighbour = all[from + by];
  if (moved === undefined || neighbour === undefined || neighbour.section !== moved.section) return questions;
  return all.with(from, neighbour).with(from + by, moved);
}

/**
 * Moves a question into a section, before the question `before` of that section; `null`: at its end. A new section
 * comes last.
 */
export function placeQuestion(questions: Questions, id: string, section: string, before: string | null): Questions {
  const moved = questions.find((question) => question.id === id);
  if (moved === undefined || before === id) return questions;
  const others = together(withoutQuestion(questions, id));
  const at = others.findIndex((question) => question.id === before && question.section === section);
  const placed = { ...moved, section };
  return together(at === -1 ? [...others, placed] : [...others.slice(0, at), placed, ...others.slice(at)]);
}

/** Inserts a copy after the question, with its own id. `taken`: ids used elsewhere. */
export function duplicateQuestion(questions: Questions, id: string, taken: ReadonlySet<string> = new Set()): Questions {
  const index = questions.findIndex((question) => question.id === id);
  const original = questions[index];
  if (original === undefined) return questions;
  const copy = { ...original, id: freshQuestionId(new Set([...taken, ...questions.map((question) => question.id)])) };
  return [...questions.slice(0, index + 1), copy, ...questions.slice(index + 1)];
}

/** Renames a section for all its questions. If `to` exists, they are appended to that section. */
export function renameSection(questions: Questions, from: string, to: string): Questions {
  if (from === to) return questions;
  const rename = (question: Question) => (question.section === from ? { ...question, section: to } : question);
  if (!questions.some(({ section }) => section === to)) return together(questions.map(rename));
  const others = questions.filter(({ section }) => section !== from);
  return together([...others, ...questions.filter(({ section }) => section === from).map(rename)]);
}

/** Puts questions back in the sections and the order of `before`; other changes stay, and later questions follow. */
export function inPlacesOf(questions: Questions, before: Questions): Questions {
  const left = new Map(questions.map((question) => [question.id, question]));
  const back = before.flatMap(({ id, section }) => {
    const question = left.get(id);
    left.delete(id);
    return question === undefined ? [] : [{ ...question, section }];
  });
  return together([...back, ...left.values()]);
}

/** Moves a section up (−1) or down (+1) by one; no effect for the first or last one. */
export function moveSection(questions: Questions, name: string, by: -1 | 1): Questions {
  const sections = sectionsOf(questions);
  const from = sections.findIndex((section) => section.name === name);
  const moved = sections[from];
  const neighbour = sections[from + by];
  if (moved === undefined || neighbour === undefined) return questions;
  return sections
    .with(from, neighbour)
    .with(from + by, moved)
    .flatMap((section) => section.questions);
}

export interface QuestionFault {
  readonly field: 'text' | 'options' | 'id';
  readonly code: ErrorCode;
  /** Index of the option, from 0. */
  readonly option?: number;
}

const isChoosing = ({ type }: Question): boolean => choosingTypes.some((choosing) => choosing === type);

/**
 * The question as stored: trimmed, without empty and duplicate options, and without options if its type has none. A
 * section without a name is `General`.
 */
export function tidyQuestion(question: Question): Question {
  const options = question.options.map((option) => option.trim()).filter((option) => option !== '');
  return {
    ...question,
    id: question.id.trim(),
    text: question.text.trim(),
    section: question.section.trim() || 'General',
    options: isChoosing(question) ? [...new Set(options)] : [],
  };
}

/**
 * The errors that prevent storing a question, in the order of its form.
 *
 * @param taken  ids of the other questions
 */
export function questionFaults(question: Question, taken: ReadonlySet<string>): readonly QuestionFault[] {
  const { text, options, id, type } = tidyQuestion(question);
  const faults: QuestionFault[] = [];
  if (text === '') faults.push({ field: 'text', code: 'question_text_required' });
  if ((type === 'select' || type === 'radio') && options.length === 0) {
    faults.push({ field: 'options', code: 'question_options_required' });
  }
  if (isChoosing(question)) {
    for (const [option, words] of question.options.entries()) {
      if (words.includes('|')) faults.push({ field: 'options', code: 'option_pipe', option });
    }
  }
  if (id === '') faults.push({ field: 'id', code: 'value_invalid' });
  else if (taken.has(id)) faults.push({ field: 'id', code: 'question_id_taken' });
  return faults;
}
