import type { MouseEvent, ReactNode } from 'react';
import { Affix, ControlFrame } from './Field.styles.ts';

export interface InputFrameProps {
  /** Joined in front: "€". */
  start?: ReactNode;
  size?: 'large' | undefined;
  children: ReactNode;
}

/** A click beside the text, on a sign or a unit, goes to the input as if they were part of it. */
function focusInput(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('input, button')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** One box around an `<input>` and what is joined to it. */
export function InputFrame({ start, size, children }: InputFrameProps) {
  return (
    <ControlFrame data-size={size} onMouseDown={focusInput}>
      {start !== undefined && <Affix>{start}</Affix>}
      {children}
    </ControlFrame>
  );
}
