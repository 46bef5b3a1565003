import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Typed } from './typed.ts';

/** Where what is typed into a form is kept until it is sent, by field. */
export interface FormDraft {
  read: () => Typed;
  /** Adds to what is kept; an empty text takes its field out. */
  keep: (typed: Typed) => void;
  clear: () => void;
}

/**
 * Puts back what was typed before the page was loaded anew, where nothing stands in the field yet, and keeps what is typed
 * from then on.
 *
 * @param fields those that are kept: never a consent, and none that the visitor does not see
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
