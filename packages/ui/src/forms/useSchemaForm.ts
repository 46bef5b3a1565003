import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useId, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { FormIssue } from '../components/FormErrorSummary/FormErrorSummary.tsx';
import { type Sentences, useSentence } from './useSentence.ts';

export interface SchemaFormOptions<Input extends FieldValues, Output extends FieldValues> {
  /**
   * Its messages are codes of the domain, followed by parameters where the sentence has any
   * (`text_too_short?count=10`); the sentences are in the `errors` catalogue.
   */
  schema: $ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Labels of all visible fields, in the order of the form. */
  labels: Partial<Record<FieldPath<Input>, string>>;
  /** Sentences for codes that are not in the catalogue. */
  sentences?: Sentences | undefined;
}

/** Label and error of a field. */
export interface FieldState {
  id: string;
  label: string;
  error: string | undefined;
}

/** Spread onto a `…Field` component. */
export interface FormField extends UseFormRegisterReturn, FieldState {}

/** An error reported by the server, in the shape of the API's `issues`. */
export interface ServerIssue {
  path: string;
  code: string;
}

export interface SchemaForm<Input extends FieldValues, Output> {
  /**
   * For fields that are native inputs: text, password, text area, select, checkbox. For the others: `ControlledField`.
   */
  field: (name: FieldPath<Input>) => FormField;
  /** Id, label and error of a field, for a `ControlledField`. */
  state: (name: FieldPath<Input>) => FieldState;
  /** For `FormErrorSummary`: the invalid fields since the last submit, in the order of the form. */
  issues: readonly FormIssue[];
  busy: boolean;
  /** Whether a value differs from the last saved one: for `useLeaveGuard`. */
  dirty: boolean;
  /** Marks the current values as saved, so that leaving loses nothing. */
  markSaved: () => void;
  /**
   * Calls `onValid` with the parsed values. With errors it focuses the first invalid field instead. While `onValid`
   * runs `busy` is true and submitting again does nothing; its errors are rethrown, and all typed text stays.
   */
  submit: (onValid: (values: Output) => void | Promise<void>) => (event?: FormEvent) => Promise<void>;
  /** Shows the server's issues at their fields. Returns how many of them belong to this form. */
  showServerIssues: (issues: readonly ServerIssue[]) => number;
  form: UseFormReturn<Input, unknown, Output>;
}

/** Binds a schema of the domain to fields. Validates nothing before the first submit, and everything afterwards. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  labels,
  sentences,
}: SchemaFormOptions<Input, Output>): SchemaForm<Input, Output> {
  const sentence = useSentence(sentences);
  const formId = useId();
  const sending = useRef(false);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false, // it would use the order in which fields register, not that of the form
  });
  const { isSubmitting, submitCount, isDirty } = form.formState;

  const errorOf = (name: FieldPath<Input>) => form.getFieldState(name, form.formState).error?.message;
  const idOf = (name: string) => `${formId}-${name}`;
  const names = Object.keys(labels) as FieldPath<Input>[];

  const state = (name: FieldPath<Input>): FieldState => {
    const code = errorOf(name);
    return { id: idOf(name), label: labels[name] ?? '', error: code === undefined ? undefined : sentence(code) };
  };

  const issues =
    submitCount === 0
      ? []
      : names.filter((name) => errorOf(name)).map((name) => ({ fieldId: idOf(name), label: labels[name] ?? '' }));

  const submit = (onValid: (values: Output) => void | Promise<void>) => {
    const send = form.handleSubmit(onValid, () => {
      const first = names.find((name) => form.getFieldState(name).error);
      if (first) form.setFocus(first);
    });
    return async (event?: FormEvent) => {
      event?.preventDefault();
      if (sending.current) return; // a second Enter comes before `busy` is rendered
      sending.current = true;
      try {
        await send(event);
      } finally {
        sending.current = false;
      }
    };
  };

  const showServerIssues = (found: readonly ServerIssue[]) => {
    const known = found.filter(({ path }) => names.includes(path as FieldPath<Input>));
    for (const { path, code } of known) form.setError(path as FieldPath<Input>, { type: 'server', message: code });
    const first = names.find((name) => known.some(({ path }) => path === name));
    if (first) form.setFocus(first);
    return known.length;
  };

  return {
    field: (name) => ({ ...form.register(name), ...state(name) }),
    state,
    issues,
    busy: isSubmitting,
    dirty: isDirty,
    markSaved: () => form.reset(form.getValues()),
    submit,
    showServerIssues,
    form,
  };
}
