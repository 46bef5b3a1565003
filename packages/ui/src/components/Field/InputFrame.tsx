import type { MouseEvent, ReactNode } from 'react';
import { Affix, ControlFrame } from './Field.styles.ts';

export interface InputFrameProps {
  /** Prefix in the same box: "€". */
  start?: ReactNode;
  size?: 'large' | undefined;
  children: ReactNode;
}

/** A click on a sign, a unit or the space around the text focuses the input. */
function focusInput(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('input, button')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** One box around an `<input>` and its affixes. */
export function InputFrame({ start, size, children }: InputFrameProps) {
  return (
    <ControlFrame data-size={size} onMouseDown={focusInput}>
      {start !== undefined && <Affix>{start}</Affix>}
      {children}
    </ControlFrame>
  );
}
