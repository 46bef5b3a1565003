import type { Client, ClientEntry, ClientStatus } from '@fnc/domain';
import { aClient, aReport } from '@fnc/domain/testing';

const client = (id: string, name: string, contactPerson: string, changes: Partial<Client>): Client =>
  aClient({
    id,
    name,
    contactPerson,
    email: `${contactPerson.split(' ')[0]?.toLowerCase() ?? 'info'}@${name.split(' ')[0]?.toLowerCase()}.example`,
    phone: `+31 6 00 00 01 ${id.padStart(2, '0')}`,
    ...changes,
  });

const asked = 42;
const entry = (
  id: string,
  name: string,
  contactPerson: string,
  status: ClientStatus,
  answered: number,
  changes: Partial<Client> = {},
): ClientEntry<Client> => ({
  client: client(id, name, contactPerson, { status, ...changes }),
  questions: asked,
  answered,
  reports: changes.reports?.length ?? 0,
});

const kompasNotes =
  'Bv staat nog in Rotterdam en moet vóór maart zijn overgedragen. Bram vaart tot half januari onder Nederlandse vlag; ' +
  'daarna wil hij 60 dagen per jaar op Cyprus zijn.\n\nBelt het liefst na vier uur.';

/** The client of the design, with its answers and reports. */
export const kompas: Client = client('1', 'Kompas Maritiem Advies', 'Bram Kompas', {
  leadId: 'lead-11',
  notes: kompasNotes,
  updatedAt: '2026-11-20T13:08:00.000Z',
  reports: [
    aReport({ id: 'r1' }),
    aReport({
      id: 'r2',
      name: 'Substance in drie stappen',
      date: '2026-11-12',
      status: 'draft',
      metadata: {
        clientName: 'Kompas Maritiem Advies',
        generatedAt: '2026-11-12T10:00:00.000Z',
        reportType: 'compliance-guide',
        questionsAnalyzed: 42,
        answersAnalyzed: 16,
      },
    }),
  ],
  answers: [
    ...Array.from({ length: 16 }, (_, index) => ({
      questionId: `question_${index + 1}`,
      value: 'ja',
      updatedAt: '2026-11-12T09:40:00.000Z',
    })),
    ...Array.from({ length: 8 }, (_, index) => ({
      questionId: `question_${index + 17}`,
      value: 'nee',
      updatedAt: '2026-11-20T13:08:00.000Z',
    })),
  ],
});

/** Twelve clients, at least one of each kind. */
export const sampleClients: readonly ClientEntry<Client>[] = [
  { client: kompas, questions: asked, answered: 24, reports: 2 },
  entry('2', 'Golfslag Consultancy', 'Esmee Golfslag', 'active', 42, {
    joinDate: '2026-10-19T08:00:00.000Z',
    notes: 'Werkt voor drie opdrachtgevers in Duitsland.',
  }),
  entry('3', 'Bakboord Scheepvaart', 'Joris Bakboord', 'completed', 42, { joinDate: '2026-06-04T08:00:00.000Z' }),
  entry('4', 'Noordster Digital', 'Tess Noordster', 'pending', 0, {
    joinDate: '2026-11-20T09:12:00.000Z',
    phone: '',
    notes: '',
  }),
  entry('5', 'Halfweg Techniek', 'Gijs Halfweg', 'inactive', 7, { joinDate: '2026-03-11T08:00:00.000Z' }),
  entry('6', 'Baken Loodsdiensten', 'Femke Baken', 'active', 38, {
    joinDate: '2026-09-28T08:00:00.000Z',
    notes: 'Vaart 140 dagen per jaar vanuit Limassol.',
  }),
  entry('7', 'Stuurboord Offshore', 'Lotte Stuurboord', 'active', 30, { joinDate: '2026-09-02T08:00:00.000Z' }),
  entry('8', 'Ankerplaats Holding', 'Daan Ankerplaats', 'pending', 12, { joinDate: '2026-11-09T08:00:00.000Z' }),
  entry('9', 'Sextant Navigatie', 'Noor Sextant', 'completed', 42, { joinDate: '2026-05-21T08:00:00.000Z' }),
  entry('10', 'Westerstorm Charter', 'Wouter Westerstorm', 'pending', 3, { joinDate: '2026-11-16T08:00:00.000Z' }),
  entry('11', 'Zeekaart Media', 'Yara Zeekaart', 'active', 21, {
    joinDate: '2026-10-05T08:00:00.000Z',
    notes: 'Digital nomad, nu in Lissabon. Wil in het voorjaar verhuizen.',
  }),
  entry('12', 'Kielzog Rederij', 'Klaas Kielzog', 'inactive', 0, { joinDate: '2025-12-02T08:00:00.000Z' }),
];

const longName =
  'Internationale Scheepvaartverzekeringsmaatschappij Zeewolde-Stormvogel en Onafgebrokennaamzondereinde';

/** Words that are too long for every place. */
export const longClient: Client = aClient({
  id: '99',
  name: longName,
  contactPerson: 'Wilhelmina-Alexandrine van den Zeewolde-Stormvogel-Onafgebrokenachternaam',
  email: 'wilhelmina-alexandrine.van.den.zeewolde-stormvogel@internationale-scheepvaart.example',
  address: 'Burgemeesterreigersbergenstraatwegzondereinde 1234-bis, 1234 AB Sint-Annaparochieterpolder',
  notes: `Onafgebroken: ${'belastingadviseursverantwoordelijkheid'.repeat(6)}`,
  reports: [aReport({ id: 'long', name: `Haalbaarheid van ${'substancevoorwaarden'.repeat(8)}` })],
});

/** This many clients, each with a name of its own. */
export const manyClients = (count: number): readonly ClientEntry<Client>[] =>
  Array.from({ length: count }, (_, index): ClientEntry<Client> => {
    const like = sampleClients[index % sampleClients.length] as ClientEntry<Client>;
    const id = String(1000 + index);
    return { ...like, client: { ...like.client, id, name: `${like.client.name} ${index + 1}` } };
  });
