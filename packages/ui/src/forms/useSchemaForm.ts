import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useId } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { $ZodType } from 'zod/v4/core';
import type { FormIssue } from '../components/FormErrorSummary/FormErrorSummary.tsx';
import type { Resources } from '../locales/resources.ts';

export interface SchemaFormOptions<Input extends FieldValues, Output extends FieldValues> {
  /** Its messages are codes of the domain; the words come from the `errors` catalogue. */
  schema: $ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Words of every field a visitor sees, in the order of the form. */
  labels: Partial<Record<FieldPath<Input>, string>>;
}

/** Spread onto a `…Field` component. */
export interface FormField extends UseFormRegisterReturn {
  id: string;
  label: string;
  error: string | undefined;
}

/** A fault found by the server, in the shape of the API's `issues`. */
export interface ServerIssue {
  path: string;
  code: string;
}

export interface SchemaForm<Input extends FieldValues, Output> {
  field: (name: FieldPath<Input>) => FormField;
  /** For `FormErrorSummary`: the faulty fields since the last attempt to send, in the order of the form. */
  issues: readonly FormIssue[];
  busy: boolean;
  /**
   * Calls `onValid` with the parsed values. With faults it puts the focus on the first bad field instead. While `onValid`
   * runs `busy` is true; what it throws is thrown on.
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
}: SchemaFormOptions<Input, Output>): SchemaForm<Input, Output> {
  const { t, i18n } = useTranslation('errors');
  const formId = useId();
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const { isSubmitting, submitCount } = form.formState;

  const words = (code: string) => (i18n.exists(code, { ns: 'errors' }) ? t(code as keyof Resources['errors']) : code);
  const errorOf = (name: FieldPath<Input>) => form.getFieldState(name, form.formState).error?.message;
  const idOf = (name: string) => `${formId}-${name}`;
  const names = Object.keys(labels) as FieldPath<Input>[];

  const field = (name: FieldPath<Input>): FormField => {
    const code = errorOf(name);
    return {
      ...form.register(name),
      id: idOf(name),
      label: labels[name] ?? '',
      error: code === undefined ? undefined : words(code),
    };
  };

  const issues =
    submitCount === 0
      ? []
      : names.filter((name) => errorOf(name)).map((name) => ({ fieldId: idOf(name), label: labels[name] ?? '' }));

  const showServerIssues = (found: readonly ServerIssue[]) => {
    const known = found.filter(({ path }) => names.includes(path as FieldPath<Input>));
    for (const { path, code } of known) form.setError(path as FieldPath<Input>, { type: 'server', message: code });
    const first = names.find((name) => known.some(({ path }) => path === name));
    if (first) form.setFocus(first);
    return known.length;
  };

  return { field, issues, busy: isSubmitting, submit: (onValid) => form.handleSubmit(onValid), showServerIssues, form };
}
