import { type Ref, useId } from 'react';
import type { Choice } from '../CheckboxGroup/CheckboxGroup.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { ChoiceList, ChoiceRow, type GroupLayout } from '../Field/FieldGroup.styles.ts';
import { Segment, SegmentBar, StyledRadio } from './RadioGroup.styles.ts';

export interface RadioGroupProps<Value extends string = string> extends Omit<FieldWords, 'labelPlace' | 'hintPlace'> {
  id?: string | undefined;
  /** Shared by the radios; generated when absent. */
  name?: string | undefined;
  choices: readonly Choice<Value>[];
  /** `null`: no selection yet. A radio cannot be deselected: offer "none of these" where that is an answer. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** Default `list`. `segments`: two to four short labels in one bar, where a selection has an immediate effect. */
  layout?: GroupLayout | 'segments' | undefined;
  disabled?: boolean | undefined;
  /** The radio that is the tab stop: a form focuses it when the group is invalid. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Selects one of a few visible options. Arrow keys select; Tab moves to the selected one. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, choices, value, onChange, onBlur, layout = 'list', ref, ...words } = props;
  const ownId = useId();
  const chosen = choices.findIndex((choice) => choice.value === value);
  const Row = layout === 'segments' ? Segment : ChoiceRow;
  const List = layout === 'segments' ? SegmentBar : ChoiceList;
  const hintId = (choice: Choice) => (choice.hint === undefined ? undefined : `${ownId}-${choice.value}`);
  return (
    <FieldGroup {...words} role="radiogroup">
      <List data-layout={layout}>
        {choices.map((choice, index) => (
          <Row key={choice.value}>
            <StyledRadio
              ref={index === Math.max(chosen, 0) ? ref : undefined}
              type="radio"
              name={name ?? ownId}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-describedby={hintId(choice)}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <span>
              {choice.label}
              {choice.hint !== undefined && <small id={hintId(choice)}>{choice.hint}</small>}
            </span>
          </Row>
        ))}
      </List>
    </FieldGroup>
  );
}
