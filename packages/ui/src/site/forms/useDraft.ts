import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

/** The fields' values, by name, when the live form replaced the prerendered one. A ticked box has any text. */
export type Typed = Readonly<Partial<Record<string, string>>>;

/** A form's initial values: what was typed, for fields that the form has. */
export function withTyped<Values extends Record<string, string | boolean>>(empty: Values, typed: Typed = {}): Values {
  const begin = Object.entries(empty).map(([name, value]) => {
    const found = typed[name];
    if (found === undefined) return [name, value];
    return [name, typeof value === 'boolean' ? true : found];
  });
  return Object.fromEntries(begin) as Values;
}

type NativeControl = Pick<HTMLInputElement, 'value' | 'checked' | 'type'>;

/**
 * A registered field that keeps what was typed into its prerendered control before hydration; the form library would
 * replace it by its own, still empty value.
 */
export function keepTyped<Input extends FieldValues, Output, Field extends UseFormRegisterReturn>(
  form: UseFormReturn<Input, unknown, Output>,
  field: Field,
): Field {
  const ref = (control: NativeControl | null) => {
    const isBox = control?.type === 'checkbox';
    const typed = isBox ? control.checked : control?.value;
    field.ref(control);
    const name = field.name as FieldPath<Input>;
    if (typed !== undefined && typed !== '' && typed !== false && form.getValues(name) !== typed) {
      form.setValue(name, typed as FieldPathValue<Input, FieldPath<Input>>);
    }
  };
  return { ...field, ref };
}

/** Stores what is typed into a form until it is sent, by field. */
export interface FormDraft {
  read: () => Typed;
  /** Adds to the stored draft; an empty text removes its field. */
  keep: (typed: Typed) => void;
  /** Removes the draft when a form with these values was sent. */
  clear: (sent: Typed) => void;
  /** Calls with what was sent. Returns how to stop. */
  onClear: (listener: (sent: Typed) => void) => () => void;
}

const textsIn = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly FieldPath<Input>[],
): Typed => Object.fromEntries(fields.map((name) => [name, String(form.getValues(name))]));

/**
 * Restores what was typed before a reload into fields that are still empty, and stores what is typed from then on.
 *
 * @param fields the stored ones: never a consent, and no hidden ones
 * @returns what these fields hold now: for `clear`, once the form is sent
 */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  fields: readonly FieldPath<Input>[],
  draft: FormDraft | undefined,
): () => Typed {
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
    const keep = () => draft.keep(textsIn(form, kept));
    keep(); // what was typed before the app came
    const stop = form.subscribe({ formState: { values: true }, callback: keep });
    // Another form on the page was sent: this one holds the same text, or its own, which is still to be sent.
    const stopClear = draft.onClear((sent) => {
      const own = Object.entries(textsIn(form, kept));
      if (own.every(([, text]) => text === '')) return;
      // The other form may have fewer fields.
      if (own.some(([name, text]) => text !== (sent[name] ?? text))) return keep();
      for (const name of kept) form.setValue(name, '' as FieldPathValue<Input, FieldPath<Input>>);
    });
    return () => {
      stop();
      stopClear();
    };
  }, [form, names, draft]);
  return () => textsIn(form, fields);
}
