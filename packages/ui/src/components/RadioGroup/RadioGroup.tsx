import { type Ref, useId } from 'react';
import type { Choice } from '../CheckboxGroup/CheckboxGroup.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { ChoiceList, ChoiceRow, type GroupLayout } from '../Field/FieldGroup.styles.ts';
import { Segment, SegmentBar, StyledRadio } from './RadioGroup.styles.ts';

export interface RadioGroupProps<Value extends string = string> extends Omit<FieldWords, 'labelPlace' | 'hintPlace'> {
  id?: string | undefined;
  /** Shared by the radios; made up when absent. */
  name?: string | undefined;
  choices: readonly Choice<Value>[];
  /** `null`: nothing chosen yet. A radio cannot be unchosen: offer "none of these" where that is an answer. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** Default `list`. `segments`: two to four short words joined to one bar, where the choice shows its effect at once. */
  layout?: GroupLayout | 'segments' | undefined;
  disabled?: boolean | undefined;
  /** The radio that Tab goes to: a form puts the focus there when something is wrong. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice of a few, all of them in sight. Arrow keys choose; Tab goes to the chosen one. */
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
