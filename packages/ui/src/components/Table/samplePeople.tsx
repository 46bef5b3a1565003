import { useMemo } from 'react';
import { useSay } from '../../testing/useSay.ts';
import { fontWeight } from '../../tokens/type.ts';
import { Link } from '../Link/Link.tsx';
import { Row } from '../Stack/Row.tsx';
import { type Stage, StageRing } from '../StageRing/StageRing.tsx';
import type { TableColumn } from './table.ts';

export interface Person {
  id: string;
  name: string;
  mail: string;
  stage: Stage;
  received: string;
}

export const people: readonly Person[] = [
  { id: '1', name: 'Klaas Kielzog', mail: 'klaas@kielzog.example', stage: 'dot', received: '14:10' },
  { id: '2', name: 'Esmee Golfslag', mail: 'esmee@golfslag.example', stage: 'half', received: '11:32' },
  {
    id: '3',
    name: 'Maximiliaan van den Zeewolde-Stormvogel',
    mail: 'maximiliaan.van.den.zeewolde-stormvogel@stormvogel.example',
    stage: 'threeQuarters',
    received: '10:05',
  },
  { id: '4', name: 'Femke Baken', mail: 'femke@baken.example', stage: 'half', received: '09:48' },
  { id: '5', name: 'Tess Noordster', mail: 'tess@noordster.example', stage: 'check', received: '08:21' },
];

/** Repeats the first five people, each with another number. */
export const crew = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length] as Person;
    return { ...person, id: String(index + 1), name: `${person.name} ${index + 1}` };
  });

const words = {
  dot: ['Nieuw', 'New'],
  half: ['Benaderd', 'Contacted'],
  threeQuarters: ['Gekwalificeerd', 'Qualified'],
  check: ['Klant geworden', 'Became a client'],
} as const;

function PersonStage({ stage }: { stage: Stage }) {
  const say = useSay();
  const [nl, en] = words[stage as keyof typeof words];
  return (
    <Row as="span" inline wrap={false} align="center" style={{ fontWeight: fontWeight.medium }}>
      <StageRing stage={stage} /> {say(nl, en)}
    </Row>
  );
}

/** Stable between renders, as in an app. */
export function usePeopleColumns(): readonly TableColumn<Person>[] {
  const say = useSay();
  const [name, received] = [say('Naam', 'Name'), say('Ontvangen', 'Received')];
  return useMemo(
    () => [
      {
        id: 'name',
        head: name,
        sortable: true,
        shorten: true,
        minWidth: 160,
        cell: (person) => (
          <Link look="plain" href={`#${person.id}`}>
            {person.name}
          </Link>
        ),
      },
      { id: 'mail', head: 'E-mail', shorten: true, hideBelow: 'desktop', minWidth: 160, cell: ({ mail }) => mail },
      { id: 'status', head: 'Status', width: 152, cell: ({ stage }) => <PersonStage stage={stage} /> },
      {
        id: 'received',
        head: received,
        width: 110,
        align: 'end',
        sortable: 'descending',
        cell: (person) => person.received,
      },
    ],
    [name, received],
  );
}

export const personCard = ({ name, mail, stage }: Person) => (
  <>
    <Link look="plain" href="#card">
      <strong>{name}</strong>
    </Link>
    <p>{mail}</p>
    <PersonStage stage={stage} />
  </>
);
