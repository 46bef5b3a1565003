import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import type { FieldState, SchemaForm } from './useSchemaForm.ts';

/** Props for a field with `value` and `onChange`: number, money, slider, radio, group, combobox, date and time. */
export interface ControlledFieldProps<Value> extends FieldState {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: (control: { focus: () => void } | null) => void;
}

export interface ControlledFieldOptions<Input extends FieldValues, Output, Name extends FieldPath<Input>> {
  of: SchemaForm<Input, Output>;
  name: Name;
  children: (field: ControlledFieldProps<FieldPathValue<Input, Name>>) => ReactNode;
}

/**
 * Binds a field without a native input to a form: `<ControlledField of={form} name="revenue">{…}</ControlledField>`.
 */
export function ControlledField<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  of,
  name,
  children,
}: ControlledFieldOptions<Input, Output, Name>) {
  const { field } = useController<Input, Name, Output>({ control: of.form.control, name });
  return children({ ...of.state(name), ...field });
}
