import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { type DocgenType, propRow } from '../packages/ui/src/docs/props/propRow.ts';

interface Documented {
  readonly props?: Readonly<Record<string, { readonly tsType?: DocgenType }>>;
}

/** Completes the prop tables: expanded unions, and no control for values that cannot be typed. */
export const propTable: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { ['__docgenInfo']: documented } = (component ?? {}) as { ['__docgenInfo']?: Documented };
  const elements = Object.keys(initialArgs).filter((name) => isValidElement(initialArgs[name]));
  const completed = ([name, row]: [string, StrictInputType]): [string, StrictInputType] => {
    const type = documented?.props?.[name]?.tsType;
    if (type === undefined) return [name, row];
    const { summary, ...known } = propRow(type);
    return [name, { ...row, ...known, table: { ...row.table, type: { summary } } }];
  };
  return {
    ...Object.fromEntries(Object.entries(argTypes).map(completed)),
    ...Object.fromEntries(
      elements.map((name) => [
        name,
        { ...argTypes[name], name, control: false, table: { type: { summary: 'ReactNode' } } },
      ]),
    ),
  };
};
