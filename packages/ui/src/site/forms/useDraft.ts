import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Typed } from './typed.ts';

/** Stores what is typed into a form until it is sent, by field. */
export interface FormDraft {
  read: () => Typed;
  /** Adds to the stored draft; an empty text removes its field. */
  keep: (typed: Typed) => void;
  clear: () => void;
}

/**
 * Restores what was typed before a reload into fields that are still empty, and stores what is typed from then on.
 *
 * @param fields the stored ones: never a consent, and no hidden ones
 */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly FieldPath<Input>[],
  draft: FormDraft | undefined,
): void {
  const names = fields.join();
  useEffect(() => {
    if (draft === undefined) return undefined;
    const kept = names.split(',') as FieldPath<Input>[];
    const before = draft.read();
    for (const name of kept) {
      const typed = before[name];
      if (typed !== undefined && form.getValues(name) === '') {
        form.setValue(name, typed as FieldPathValue<Input, FieldPath<Input>>);
      }
    }
    const keep = () => draft.keep(Object.fromEntries(kept.map((name) => [name, String(form.getValues(name))])));
    keep(); // what was typed before the app came
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, names, draft]);
}
