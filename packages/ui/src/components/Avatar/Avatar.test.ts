import { expect, test } from 'vitest';
import { initialsOf, tintOf } from './Avatar.tsx';

test.each([
  ['two words', 'Marit Koersman', 'MK'],
  ['words between', 'Bram van der Zee', 'BZ'],
  ['one word', 'kompas', 'K'],
  ['marks and room around', '  (Esmee)  Golfslag ', 'EG'],
  ['a joined name', 'Anne-Marie Öztürk', 'AÖ'],
  ['a firm', '3M & Zonen', '3Z'],
  ['letters of another script', 'Γιώργος Παπάς', 'ΓΠ'],
  ['nothing to write', ' – ', ''],
])('initials of %s', (_name, name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

test('a name keeps its tint, however it is written', () => {
  expect(tintOf('Marit Koersman')).toBe(tintOf(' marit koersman '));
});

test('names are spread over all tints', () => {
  const names = [
    'Marit Koersman',
    'Klaas Kielzog',
    'Esmee Golfslag',
    'Joris Bakboord',
    'Tess Noordster',
    'Gijs Halfweg',
  ];
  expect(new Set([...names, ...names.map((name) => `${name} jr`)].map(tintOf)).size).toBe(4);
});
