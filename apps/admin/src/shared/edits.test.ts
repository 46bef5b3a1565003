import { createMemoryStore } from '@fnc/domain/storage';
import { beforeEach, expect, test } from 'vitest';
import { createEdits } from './edits.ts';
import { editsKey } from './keep.ts';

const before = { name: 'Havenmond', notes: '' };
const edit = { typed: { name: 'Havenmond', notes: 'Belt vrijdag' }, from: { values: before, version: 3 } };

let store: ReturnType<typeof createMemoryStore>;
let user: string;
const edits = () => createEdits(store, () => user);
beforeEach(() => {
  store = createMemoryStore();
  user = 'marit';
});

test('what was typed is read after a reload, by the name of its form, until it is forgotten', () => {
  edits().of('client 1').keep(edit);
  edits().of('client 2').keep({ typed: before, from: before });
  expect(edits().of('client 1').read(before)).toEqual(edit);
  edits().of('client 1').forget();
  expect(edits().of('client 1').read(before)).toBeNull();
  expect(edits().of('client 2').read(before)).toEqual({ typed: before, from: before });
  edits().of('template t1').keep({ typed: before, from: before });
  edits().forgetAll('client ');
  expect(edits().of('client 2').read(before)).toBeNull();
  edits().forgetAll('template ');
  expect(store.getItem(editsKey)).toBeNull();
});

test('nobody else reads it, and what another one types replaces it', () => {
  edits().of('client 1').keep(edit);
  user = 'joris';
  expect(edits().of('client 1').read(before)).toBeNull();
  edits().of('client 2').keep(edit);
  user = 'marit';
  expect(edits().of('client 1').read(before)).toBeNull();
});

test.each(['{', '[]', 'null', '{"user":"marit","edits":{"client 1":{"typed":{"name":"Havenmond"},"from":{}}}}'])(
  'what is not of this form is not read: %s',
  (text) => {
    store.setItem(editsKey, text);
    expect(edits().of('client 1').read(before)).toBeNull();
    edits().of('client 1').keep(edit);
    expect(edits().of('client 1').read(before)).toEqual(edit);
  },
);

test('a store that is full loses nothing else', () => {
  const full = {
    ...store,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() =>
    createEdits(full, () => user)
      .of('client 1')
      .keep(edit),
  ).not.toThrow();
});
