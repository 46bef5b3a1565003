import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { CheckboxArea, StyledCheckbox } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'aria-label'> {
  /** Read aloud: "Selecteer Klaas Kielzog". */
  label: string;
  /** Some, but not all, of the items of this checkbox are selected. */
  indeterminate?: boolean | undefined;
}

/** A checkbox without visible label, for a table or a toolbar; in a form use `CheckboxField`. */
export function Checkbox({ label, indeterminate = false, onChange, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // In a layout effect, because after paint the change from empty to filled would be visible.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <CheckboxArea>
      <StyledCheckbox
        {...rest}
        ref={box}
        type="checkbox"
        aria-label={label}
        onChange={(event) => {
          event.target.indeterminate = indeterminate; // the browser resets it, but only the owner may change it
          onChange?.(event);
        }}
      />
    </CheckboxArea>
  );
}
