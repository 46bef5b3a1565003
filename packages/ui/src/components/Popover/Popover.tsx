import type { ReactElement, ReactNode } from 'react';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { createPart } from '../OnDemand/part.ts';

const part = createPart(() => import('./PopoverBox.tsx'));

export interface PopoverProps {
  /** A `Button`, `IconButton` or `ChipButton` that opens it. */
  trigger: ReactElement;
  /** Read aloud when it opens. */
  label: string;
  /** Which edges lie in line; turns by itself where there is no room. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Where it opens: `bottom` without it. */
  side?: 'bottom' | 'top' | 'right' | undefined;
  /** Only when the owner closes it itself, after a choice inside. */
  open?: boolean | undefined;
  /** Told when it opens or closes by itself. */
  onOpen?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/**
 * Fields and controls that belong to a button. The page behind it stays alive, so nothing here may have to be finished; for a
 * task use `Dialog`, for a list of actions `Menu`.
 */
export function Popover({ trigger, ...popover }: PopoverProps) {
  return (
    <OnDemand trigger={trigger} popup="dialog" part={part} wanted={popover.open}>
      {({ PopoverBox }, realTrigger) => <PopoverBox {...popover} trigger={realTrigger} />}
    </OnDemand>
  );
}
