import type { ComponentProps } from 'react';
import { space } from '../../tokens/scale.ts';
import type { SpaceStep } from '../Stack/Stack.tsx';
import { StyledCell, StyledGrid } from './Grid.styles.ts';

export interface GridProps extends ComponentProps<'div'> {
  /** What it is: a list of cards is a `ul`, so that a screen reader counts it. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | undefined;
  /**
   * `fit` makes as many equal columns as there is room for. `2`, `3` and `4` are counts: two from 640 px, the rest from
   * 900 px, one on phones. `12` is the grid of a page, for `GridCell`; one column below 900 px. Default `fit`.
   */
  columns?: 'fit' | 2 | 3 | 4 | 12 | undefined;
  /** Least width of a column of `fit`: 176, 256 or 352 px. Default `medium`. */
  narrowest?: 'small' | 'medium' | 'large' | undefined;
  /** Between rows and columns. Default `6`, 24 px. */
  gap?: SpaceStep | undefined;
}

/** Equal columns, or the twelve of a page. Reads row by row, in the order of the page. */
export function Grid({ columns = 'fit', narrowest = 'medium', gap = 6, style, ...rest }: GridProps) {
  return (
    <StyledGrid
      {...rest}
      data-columns={columns}
      data-narrowest={narrowest}
      style={{ '--grid-gap': space[gap], ...style }}
    />
  );
}

/** A column of the twelve, counted from 1. */
export type GridColumn = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface GridCellProps extends ComponentProps<'div'> {
  /** What it is. Default `div`. */
  as?: 'div' | 'aside' | 'article' | 'header' | 'figure' | 'li' | undefined;
  /** First column. Default: the next one that is free. */
  from?: GridColumn | undefined;
  /** How many columns wide, from 900 px; the full width below that. */
  span: GridColumn;
}

/** A place in a `Grid` of twelve columns. */
export function GridCell({ from, span, style, ...rest }: GridCellProps) {
  return <StyledCell {...rest} style={{ '--cell-from': from ?? 'auto', '--cell-span': span, ...style }} />;
}
