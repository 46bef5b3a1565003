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
   * Its messages are codes of the domain, with their parameters behind them where the sentence has any
   * (`text_too_short?count=10`); the words come from the `errors` catalogue.
   */
  schema: $ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Words of every field a visitor sees, in the order of the form. */
  labels: Partial<Record<FieldPath<Input>, string>>;
  /** Words for codes that are not in the catalogue. */
  sentences?: Sentences | undefined;
}

/** What a field is called and what is wrong with it. */
export interface FieldState {
  id: string;
  label: string;
  error: string | undefined;
}

/** Spread onto a `…Field` component. */
export interface FormField extends UseFormRegisterReturn, FieldState {}

/** A fault found by the server, in the shape of the API's `issues`. */
export interface ServerIssue {
  path: string;
  code: string;
}

export interface SchemaForm<Input extends FieldValues, Output> {
  /** For fields that are native inputs: text, password, text area, select, checkbox. For the others: `ControlledField`. */
  field: (name: FieldPath<Input>) => FormField;
  /** Id, label and error of a field, for a `ControlledField`. */
  state: (name: FieldPath<Input>) => FieldState;
  /** For `FormErrorSummary`: the faulty fields since the last attempt to send, in the order of the form. */
  issues: readonly FormIssue[];
  busy: boolean;
  /** Something differs from what was last saved: for `useLeaveGuard`. */
  dirty: boolean;
  /** What stands in the fields now is saved: nothing is lost by leaving. */
  markSaved: () => void;
  /**
   * Calls `onValid` with the parsed values. With faults it puts the focus on the first bad field instead. While `onValid`
   * runs `busy` is true and sending again does nothing; what it throws is thrown on, and all that was typed stays.
   */
  submit: (onValid: (values: Output) => void | Promise<void>) => (event?: FormEvent) => Promise<void>;
  /** Shows what the server refused beside its fields. Answers how many of them this form has. */
  showServerIssues: (issues: readonly ServerIssue[]) => number;
  form: UseFormReturn<Input, unknown, Output>;
}

/** Binds a schema of the domain to fields: nothing is checked while a field is first filled in, everything after a try. */
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
    shouldFocusError: false, // it goes by the order in which fields announce themselves, not by that of the form
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
      if (sending.current) return; // a second Enter comes before `busy` has been drawn
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
