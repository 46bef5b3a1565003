import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import type { Language } from '../shared/language.ts';
import { optionalLine } from '../shared/schemas/textSchemas.ts';

/** Why the advisor blocks an address manually. The code is stored: never rename one. */
export const blockReasons = ['asked', 'wrong_person', 'misuse', 'other'] as const;
export const blockReasonSchema = z.enum(blockReasons, { error: 'block_reason_required' satisfies ErrorCode });
export type BlockReason = z.infer<typeof blockReasonSchema>;

/** `other` requires a note, because the block must be justified. */
export const leadBlockSchema = z.object({ reason: blockReasonSchema, note: optionalLine(200, 'text_too_long') }).check(
  z.refine(({ reason, note }) => reason !== 'other' || note !== undefined, {
    path: ['note'],
    error: 'block_note_required' satisfies ErrorCode,
  }),
);
export type LeadBlock = z.infer<typeof leadBlockSchema>;

const labels: Record<Language, Record<BlockReason, string>> = {
  nl: {
    asked: 'Vroeg om geen mail meer',
    wrong_person: 'Het adres is van iemand anders',
    misuse: 'Misbruik van het formulier',
    other: 'Een andere reden',
  },
  en: {
    asked: 'Asked for no more emails',
    wrong_person: 'The address belongs to someone else',
    misuse: 'Misuse of the form',
    other: 'Another reason',
  },
};

export const blockReasonLabel = (reason: BlockReason, language: Language): string => labels[language][reason];

/** The reason as displayed: the choice, with the note. */
export function blockReasonText({ reason, note }: LeadBlock, language: Language): string {
  if (note === undefined) return blockReasonLabel(reason, language);
  return reason === 'other' ? note : `${blockReasonLabel(reason, language)}: ${note}`;
}
