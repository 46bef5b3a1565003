import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { CheckboxArea, StyledCheckbox } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'aria-label'> {
  /** Read aloud: "Selecteer Klaas Kielzog". */
  label: string;
  /** Some, but not all, of what the box stands for is chosen. */
  indeterminate?: boolean | undefined;
}

/** A bare box for a table or a toolbar; in a form use `CheckboxField`. */
export function Checkbox({ label, indeterminate = false, onChange, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // Before it is painted: an empty box that fills itself is seen.
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
          event.target.indeterminate = indeterminate; // the browser takes it away; only the owner may
          onChange?.(event);
        }}
      />
    </CheckboxArea>
  );
}
