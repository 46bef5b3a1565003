import { expect, test } from 'vitest';
import { codesOf } from '../testing/codesOf.ts';
import { blockReasonText, leadBlockSchema } from './leadBlock.ts';

test.each([
  ['nothing', {}, { reason: 'block_reason_required' }],
  ['a reason that is none', { reason: 'annoying' }, { reason: 'block_reason_required' }],
  ['another reason without words', { reason: 'other' }, { note: 'block_note_required' }],
  ['another reason of spaces', { reason: 'other', note: '  ' }, { note: 'block_note_required' }],
  ['words without end', { reason: 'asked', note: 'x'.repeat(201) }, { note: 'text_too_long' }],
])('a block is refused with %s', (_name, body, codes) => {
  expect(codesOf(leadBlockSchema.safeParse(body))).toEqual(codes);
});

test.each([
  [{ reason: 'asked' }, 'Vroeg om geen mail meer', 'Asked for no more emails'],
  [
    { reason: 'asked', note: 'per telefoon' },
    'Vroeg om geen mail meer: per telefoon',
    'Asked for no more emails: per telefoon',
  ],
  [{ reason: 'other', note: 'Concurrent' }, 'Concurrent', 'Concurrent'],
] as const)('the reason of %o reads', (block, nl, en) => {
  expect(leadBlockSchema.parse(block)).toEqual(block);
  expect([blockReasonText(block, 'nl'), blockReasonText(block, 'en')]).toEqual([nl, en]);
});
