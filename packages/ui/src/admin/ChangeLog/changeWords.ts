import { everybodysQuestions, type LoggedChange } from '@fnc/domain';
import type { AdminT } from '../words/useAdminWords.ts';

const fields = [
  'address',
  'category',
  'contactPerson',
  'content',
  'email',
  'language',
  'name',
  'notes',
  'phone',
  'recipients',
  'scheduledAt',
  'status',
  'subject',
] as const;
const isField = (name: string): name is (typeof fields)[number] => (fields as readonly string[]).includes(name);

const wholeKinds = ['import', 'clear', 'samples', 'samplesRemoved'] as const;

/** What was done, without its name: "Klant gewijzigd". */
export function changeTitle(t: AdminT, { noun, kind, id, fields: names }: LoggedChange): string {
  if (noun === 'file') {
    const whole = wholeKinds.find((one) => one === names[0]);
    return t(kind === 'restored' || whole === undefined ? 'changes.wholeUndone' : `changes.whole.${whole}`);
  }
  const what = t(
    noun === 'questions' && id === everybodysQuestions ? 'changes.everybodysQuestions' : `changes.noun.${noun}`,
  );
  return t(`changes.kind.${kind}`, { what });
}

/** The changed fields that have a name on a screen; what the server keeps beside them says nothing to a reader. */
export const changedFieldWords = (t: AdminT, { noun, fields: names }: LoggedChange): string =>
  noun === 'answer' || noun === 'file'
    ? ''
    : names
        .filter(isField)
        .map((name) => t(`changes.field.${name}`))
        .join(', ');
