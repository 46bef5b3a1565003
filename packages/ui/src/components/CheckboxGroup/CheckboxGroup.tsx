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
  /** What is ticked, in the order of the choices. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** Default `list`. */
  layout?: GroupLayout | undefined;
  disabled?: boolean | undefined;
  /** The first box: a form puts the focus there when something is wrong. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Any number of choices, none included. The question is read with each box. */
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
