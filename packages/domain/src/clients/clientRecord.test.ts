import { describe, expect, test } from 'vitest';
import { clientFormSchema, clientSchema } from './client.ts';
import { clientChange, formOfClient, clientFormOfLead } from './clientForm.ts';
import { clientHistory } from './clientHistory.ts';
import { clientsAlike } from './clientsAlike.ts';
import { notePreview } from './notePreview.ts';
import { aLead } from '../testing/fixtures.ts';
import { codesOf } from '../testing/codesOf.ts';

describe('notePreview', () => {
  test.each([
    ['nothing', '', ''],
    ['a short note as it is', 'Belt maandag terug.', 'Belt maandag terug.'],
    ['lines and spaces become one line', ' Eerst\n\n dit,  dan\tdat ', 'Eerst dit, dan dat'],
    ['a hundred characters are all there', 'x'.repeat(100), 'x'.repeat(100)],
    ['the hundred and first is not', 'x'.repeat(101), `${'x'.repeat(100)}…`],
    ['no space before the ellipsis', `${'x'.repeat(99)} y`, `${'x'.repeat(99)}…`],
    ['no half character', '⛵'.repeat(60) + '🧭'.repeat(60), `${'⛵'.repeat(60)}${'🧭'.repeat(40)}…`],
  ])('%s', (_name, notes, preview) => {
    expect(notePreview(notes)).toBe(preview);
  });
});

describe('clientsAlike', () => {
  const known = [
    { id: '1', name: 'Kompas Maritiem Advies', email: 'bram@kompas.example' },
    { id: '2', name: 'Café Zuiderzee', email: 'info@zuiderzee.example' },
    { id: '3', name: '', email: '' },
  ];
  test.each([
    ['another', { name: 'Nieuw', email: 'nieuw@bedrijf.example' }, null],
    ['the same email, typed differently', { name: 'Nieuw', email: ' Bram@KOMPAS.example ' }, ['1', 'email']],
    ['the same name, typed differently', { name: ' cafe  zuiderzee', email: '' }, ['2', 'name']],
    ['the email counts before the name', { name: 'Café Zuiderzee', email: 'bram@kompas.example' }, ['1', 'email']],
    ['nothing typed yet', { name: ' ', email: '' }, null],
  ] as const)('%s', (_name, input, expected) => {
    const alike = clientsAlike(known)(input);
    expect(alike && [alike.client.id, alike.by]).toEqual(expected);
  });

  test('the client that is being edited is not its own double', () => {
    expect(clientsAlike(known, '1')({ name: 'Kompas Maritiem Advies', email: 'bram@kompas.example' })).toBeNull();
  });
});

test('a client’s history: newest first, answers counted per day, reports after the answers they were made of', () => {
  const client = clientSchema.parse({
    id: '1',
    name: 'Kompas',
    email: 'bram@kompas.example',
    joinDate: '2026-11-02T09:00:00.000Z',
    leadId: 'lead',
    reports: [{ id: 'r', name: 'Haalbaarheid', date: '2026-11-10' }],
    answers: [
      { questionId: '1', value: 'ja', updatedAt: '2026-11-10T09:00:00.000Z' },
      { questionId: '2', value: '12', updatedAt: '2026-11-10T11:00:00.000Z' },
      { questionId: '3', value: 'nee', updatedAt: '2026-11-12T23:30:00.000Z' },
      { questionId: '4', value: '', updatedAt: '2026-11-14T09:00:00.000Z' },
      { questionId: '5', value: 'oud' },
    ],
  });
  expect(clientHistory(client)).toEqual([
    { kind: 'answers', day: '2026-11-13', count: 1, at: '2026-11-12T23:30:00.000Z' },
    { kind: 'report', day: '2026-11-10', report: client.reports[0] },
    { kind: 'answers', day: '2026-11-10', count: 2, at: '2026-11-10T11:00:00.000Z' },
    { kind: 'joined', day: '2026-11-02', fromLead: true },
  ]);
});

describe('the form', () => {
  test('filled from a lead it carries name, email, phone and notes, and is accepted as it is', () => {
    const filled = clientFormOfLead(aLead({ notes: 'Wil voor maart beginnen' }));
    expect(clientFormSchema.parse(filled)).toEqual({
      name: 'Esmee Golfslag',
      contactPerson: 'Esmee Golfslag',
      email: 'esmee@golfslag.example',
      phone: '+31 6 00 00 00 02',
      address: undefined,
      status: 'pending',
      notes: 'Wil voor maart beginnen',
    });
    expect(clientFormOfLead(aLead({ phone: undefined })).phone).toBe('');
  });

  test('name, contact person and email are required, each with its own sentence', () => {
    const empty = { name: ' ', contactPerson: '', email: '', phone: '', address: '', notes: '' };
    expect(codesOf(clientFormSchema.safeParse(empty))).toEqual({
      name: 'client_name_required',
      contactPerson: 'contact_person_required',
      email: 'email_required',
    });
  });

  test('saves only what was changed, and empties what was emptied', () => {
    const before = clientSchema.parse({
      id: '1',
      name: 'Kompas',
      contactPerson: 'Bram Kompas',
      email: 'bram@kompas.example',
      phone: '+31 6 00 00 00 01',
      joinDate: '2026-11-02T09:00:00.000Z',
    });
    const same = clientFormSchema.parse(formOfClient(before));
    expect(clientChange(formOfClient(before), same)).toEqual({});
    expect(
      clientChange(formOfClient(before), { ...same, name: 'Kompas B.V.', phone: undefined, status: 'active' }),
    ).toEqual({
      name: 'Kompas B.V.',
      phone: '',
      status: 'active',
    });
  });
});
