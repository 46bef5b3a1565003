import { expect, test } from 'vitest';
import { type DocgenType, propRow } from './propRow.ts';

const literal = (value: string): DocgenType => ({ name: 'literal', value });
const none: DocgenType = { name: 'undefined' };
const union = (raw: string, ...elements: DocgenType[]): DocgenType => ({ name: 'union', raw, elements });

test.each([
  [
    'a named union is spelt out',
    union('Variant | undefined', union('…', literal("'primary'"), literal("'quiet'")), none),
    {
      summary: "'primary' | 'quiet'",
      control: { type: 'inline-radio' },
      options: ['primary', 'quiet'],
    },
  ],
  ['a text', union('string | undefined', { name: 'string' }, none), { summary: 'string', control: { type: 'text' } }],
  ['a switch', { name: 'boolean' }, { summary: 'boolean', control: { type: 'boolean' } }],
  ['an icon', union('LucideIcon | undefined', { name: 'LucideIcon' }, none), { summary: 'LucideIcon', control: false }],
  [
    'content or text',
    union('…', { name: 'ReactNode' }, { name: 'string' }),
    { summary: 'ReactNode | string', control: false },
  ],
  [
    'a function',
    { name: 'signature', raw: '(open: boolean) => void' },
    { summary: '(open: boolean) => void', control: false },
  ],
] as const)('%s', (_name, type, expected) => {
  expect(propRow(type)).toEqual(expected);
});

test('more than four words make a list to choose from', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(propRow(union('…', ...five.map((word) => literal(`'${word}'`))))).toMatchObject({
    control: { type: 'select' },
    options: five,
  });
});
