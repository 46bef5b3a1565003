import { everybodysQuestions, instantOf, type Question } from '@fnc/domain';
import { aClient } from '@fnc/domain/testing';
import type { Database } from '../apps/server/src/adapters/sql/database.ts';
import { clientColumns } from '../apps/server/src/adapters/sql/file/clients/clientRows.ts';
import { countEverybodysProgress } from '../apps/server/src/adapters/sql/file/clients/progress.ts';
import { writeQuestions } from '../apps/server/src/adapters/sql/file/questionnaires/questionRows.ts';

const firstDay = Date.UTC(2026, 0, 1);
/** Maximum number of clients or answers per statement. */
const atOnce = 500;

const companies = ['Kompas Maritiem Advies', 'Zeekaart Consult', 'Zeilmakerij Esmeralda', 'Loodswezen Partners'];

export const clientId = (index: number): string => `client-${String(index).padStart(6, '0')}`;

const questionsOf = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    section: `Deel ${Math.floor(index / 10)}`,
    text: `Vraag ${index}?`,
    type: 'text',
    required: index % 2 === 0,
    options: [],
  }));

/** Seeds clients, one a minute from the first day of 2026, each with this many answers to global questions. */
export async function seedClients(database: Database, clients: number, answers: number): Promise<void> {
  const { query } = database;
  await writeQuestions(query, everybodysQuestions, questionsOf(answers), 1);
  for (let from = 0; from < clients; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, clients - from) }, (_, index) => from + index);
    const rows = numbers.map((index) => {
      const at = instantOf(firstDay + index * 60_000);
      const client = aClient({
        id: clientId(index),
        name: `${companies[index % companies.length]} ${index}`,
        email: `client${index}@fleet.example`,
        contactPerson: `Kapitein ${index}`,
        joinDate: at,
        reports: [],
        questions: [],
        answers: [],
      });
      const { reports: _reports, questions: _questions, answers: _answers, ...own } = client;
      return { id: client.id, version: 1, ...clientColumns(own), created_at: at, updated_at: at };
    });
    await query.insertInto('client').values(rows).execute();
    for (const { id, created_at: at } of rows) {
      const given = questionsOf(answers).map((question, position) => ({
        client_id: id,
        question_id: question.id,
        position,
        record: JSON.stringify({ questionId: question.id, value: `Antwoord ${position}`, updatedAt: at }),
        filled: 1,
        at,
        by_user: 'admin',
      }));
      if (given.length > 0) await query.insertInto('answer').values(given).execute();
    }
  }
  await countEverybodysProgress(query);
  await database.renewStatistics();
}
