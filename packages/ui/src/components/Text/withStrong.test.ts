import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { withStrong } from './withStrong.ts';

const parts = (node: ReactNode): unknown[] => {
  const { children } = (node as ReactElement<{ children: ReactNode | ReactNode[] }>).props;
  return [children]
    .flat()
    .filter((part) => part !== '')
    .map((part) => (isValidElement<{ children: string }>(part) ? { [String(part.type)]: part.props.children } : part));
};

test.each([
  ['nothing marked', ['nothing marked']],
  ['<strong>12</strong> van 40', [{ strong: '12' }, ' van 40']],
  ['alle <strong>40</strong> getoond', ['alle ', { strong: '40' }, ' getoond']],
  ['<strong>1</strong> and <strong>2</strong>', [{ strong: '1' }, ' and ', { strong: '2' }]],
])('%s', (sentence, expected) => {
  expect(parts(withStrong(sentence))).toEqual(expected);
});
