import type { ReactElement, ReactNode } from 'react';
import { createPart, OnDemand } from '../OnDemand/OnDemand.tsx';

const part = createPart(() => import('./PopoverBox.tsx'));

export interface PopoverProps {
  /** A `Button`, `IconButton` or `ChipButton` that opens it. */
  trigger: ReactElement;
  /** Read aloud when it opens. */
  label: string;
  /** Which edges are aligned; flips where there is no room. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The side it opens on; default `bottom`. */
  side?: 'bottom' | 'top' | 'right' | undefined;
  /** Set only by an owner that closes it itself, for example after a selection inside. */
  open?: boolean | undefined;
  /** Called when it opens or closes by itself. */
  onOpen?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/**
 * Fields and controls of a button. Not modal, so it must not contain a task that has to be finished; for a task use
 * `Dialog`, for a list of actions `Menu`.
 */
export function Popover({ trigger, ...popover }: PopoverProps) {
  return (
    <OnDemand trigger={trigger} popup="dialog" part={part} wanted={popover.open}>
      {({ PopoverBox }, realTrigger) => <PopoverBox {...popover} trigger={realTrigger} />}
    </OnDemand>
  );
}
