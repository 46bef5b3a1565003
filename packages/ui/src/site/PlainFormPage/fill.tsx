import { mark, markEnd, markUnless, markWhere } from '@fnc/domain';
import type { ReactNode } from 'react';

/** How a page gets what is only known when it is answered: what was typed, what is wrong with it. */
export interface Fill {
  /** Text, or the inside of an attribute. */
  value: (name: string) => string;
  /** What is shown where there is a value, and where there is none. */
  where: (name: string, shown: ReactNode, otherwise?: ReactNode) => ReactNode;
}

/** Leaves marks that the server fills in: see `fillPage`. */
export const leaveMarks: Fill = {
  value: mark,
  where: (name, shown, otherwise) => (
    <>
      {markWhere(name)}
      {shown}
      {markEnd(name)}
      {otherwise !== undefined && (
        <>
          {markUnless(name)}
          {otherwise}
          {markEnd(name)}
        </>
      )}
    </>
  ),
};

/** Fills at once: stories. */
export const fillWith = (values: Readonly<Record<string, string>>): Fill => ({
  value: (name) => values[name] ?? '',
  where: (name, shown, otherwise) => ((values[name] ?? '') === '' ? otherwise : shown),
});
