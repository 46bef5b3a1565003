// The advisor's file is one text in the browser: it is read and checked once, and one answer saved does neither again.
import type { Client, Question } from '@fnc/domain';
import {
  createMemoryStore,
  createStoredClientRepository,
  createStoredQuestionnaireRepository,
} from '@fnc/domain/storage';
import { medianMs, report, type Comparison } from './measure.ts';

const moment = '2026-11-20T13:10:00.000Z';
const now = () => moment;
const firstId = 1_790_000_000_000;

const questions: Question[] = Array.from({ length: 100 }, (_, index) => ({
  id: `question_${index + 1}`,
  section: `Deel ${Math.floor(index / 10) + 1}`,
  text: `Vraag ${index + 1}?`,
  type: 'text',
  required: index % 3 === 0,
  options: [],
}));

const sampleClient = (index: number): Client => ({
  id: String(firstId + index),
  name: `Kapitein ${index} bv`,
  email: `kapitein${index}@example.com`,
  phone: '',
  address: '',
  contactPerson: `Kapitein ${index}`,
  status: 'pending',
  joinDate: moment,
  notes: '',
  reports: [],
  questions: [],
  answers: questions.map(({ id }, nth) => ({ questionId: id, value: `Antwoord ${nth}` })),
});

const file = Array.from({ length: 2_000 }, (_, index) => sampleClient(index));
const text = JSON.stringify(file);
const rounds = 40;

function open() {
  const store = createMemoryStore({ clients: text, global_questions: JSON.stringify(questions) });
  return {
    clients: createStoredClientRepository({ store, now }),
    questionnaires: createStoredQuestionnaireRepository({ store, now }),
  };
}

const { clients, questionnaires } = open();
let saves = 0;
const save = () => {
  saves += 1;
  const clientId = String(firstId + (saves % file.length));
  return questionnaires.saveAnswer(clientId, 'question_7', `Antwoord van ronde ${saves}`);
};

/** Milliseconds of reading right after a save, which is not counted. */
async function medianAfterSave(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await save();
    const started = performance.now();
    await read();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

export async function benchClients(): Promise<boolean> {
  const parseMs = await medianMs(async () => JSON.parse(text) as unknown, 9);
  const printMs = await medianMs(async () => JSON.stringify(file), 9);
  const parsing = { baseline: 'JSON.parse of all of it', baselineMs: parseMs };
  const comparisons: readonly Comparison[] = [
    {
      what: 'the first list: read and checked',
      ms: await medianMs(() => open().clients.list(), 9),
      ...parsing,
      budget: 3,
    },
    { what: 'the list after a save', ms: await medianAfterSave(() => clients.list()), ...parsing, budget: 0.02 },
    {
      what: 'the last client after a save',
      ms: await medianAfterSave(() => clients.findById(String(firstId + file.length - 1))),
      ...parsing,
      budget: 0.02,
    },
    {
      what: 'one answer saved',
      ms: await medianMs(save, rounds),
      baseline: 'JSON.stringify of all of it',
      baselineMs: printMs,
      budget: 1,
    },
  ];
  return report('Clients (2,000 with 100 answers each, in the browser’s store)', comparisons);
}
