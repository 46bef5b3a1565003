import { type Ref, type ReactNode, useId } from 'react';
import { StyledCheckbox } from '../Checkbox/Checkbox.styles.ts';
import type { FieldWords } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { ChoiceList, ChoiceRow, type GroupLayout } from '../Field/FieldGroup.styles.ts';

export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A line below the label. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps extends Omit<FieldWords, 'labelPlace' | 'hintPlace'> {
  id?: string | undefined;
  name?: string | undefined;
  choices: readonly Choice[];
  /** The selected options, in the order of the options. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** Default `list`. */
  layout?: GroupLayout | undefined;
  disabled?: boolean | undefined;
  /** The first checkbox: a form focuses it when the group is invalid. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Selects any number of options, or none. Screen readers read the question with each checkbox. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { name, choices, value, onChange, onBlur, layout = 'list', ref, ...words } = props;
  const ownId = useId();
  const hintId = (choice: Choice) => (choice.hint === undefined ? undefined : `${ownId}-${choice.value}`);
  const toggle = (toggled: string) => {
    const isOn = (candidate: string) => value.includes(candidate) !== (candidate === toggled);
    onChange(choices.map((choice) => choice.value).filter(isOn));
  };
  return (
    <FieldGroup {...words}>
      <ChoiceList data-layout={layout}>
        {choices.map((choice, index) => (
          <ChoiceRow key={choice.value}>
            <StyledCheckbox
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              name={name}
              value={choice.value}
              checked={value.includes(choice.value)}
              disabled={choice.disabled}
              aria-invalid={words.error === undefined ? undefined : true}
              aria-describedby={hintId(choice)}
              onChange={() => toggle(choice.value)}
              onBlur={onBlur}
            />
            <span>
              {choice.label}
              {choice.hint !== undefined && <small id={hintId(choice)}>{choice.hint}</small>}
            </span>
          </ChoiceRow>
        ))}
      </ChoiceList>
    </FieldGroup>
  );
}
