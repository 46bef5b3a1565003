import { mark, markEnd, markUnless, markWhere } from '@fnc/domain';
import type { ReactNode } from 'react';

/** How a page gets values that are known only at the time of the answer: typed text and errors. */
export interface Fill {
  /** Text, or an attribute's value. */
  value: (name: string) => string;
  /** Content with a value, and content without. */
  where: (name: string, shown: ReactNode, otherwise?: ReactNode) => ReactNode;
}

/** Writes placeholders that the server fills in: see `fillPage`. */
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

/** Fills in values at once, for stories. */
export const fillWith = (values: Readonly<Record<string, string>>): Fill => ({
  value: (name) => values[name] ?? '',
  where: (name, shown, otherwise) => ((values[name] ?? '') === '' ? otherwise : shown),
});
