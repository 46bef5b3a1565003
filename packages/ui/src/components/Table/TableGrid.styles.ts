import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const SortButton = styled.button`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  min-height: 32px;
  margin-inline: -6px;
  padding-inline: 6px;
  border-radius: ${radius.small};
  font: inherit;

  max-width: calc(100% + 12px);

  /* In number columns the arrow precedes the label, so that head and numbers are aligned at the end. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  & > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > span:last-child {
    width: 0.875rem;
    height: 0.875rem;
  }

  &:not([data-sorted]) > span:last-child {
    opacity: 0;
  }

  &:focus-visible:not([data-sorted]) > span:last-child {
    opacity: 0.6;
  }

  /* Without hover the arrow is the only sign that a head is clickable. */
  ${media.noHover} {
    &:not([data-sorted]) > span:last-child {
      opacity: 0.6;
    }
  }

  ${media.hover} {
    &:hover:not([data-sorted]) > span:last-child {
      opacity: 0.6;
    }
  }
`;

export const StyledTable = styled.table`
  width: 100%;
  table-layout: fixed;
  ${type.text}
  --row: 44px;

  &[data-lines='2'] {
    --row: 60px;
  }

  &[data-rows='compact'] {
    --row: 36px;

    &[data-lines='2'] {
      --row: 48px;
    }
  }

  ${media.coarse} {
    &[data-rows='compact'][data-lines='1'] {
      --row: 44px;
    }
  }

  & [data-align='end'] {
    text-align: end;
    ${type.tabular}
  }

  & td,
  & th {
    overflow-wrap: anywhere;
  }

  & [data-shorten='true'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    /* Not cut off while focused; it overlaps the cells next to it. */
    &:has(:focus-visible) {
      overflow: visible;
    }

    & :focus-visible {
      position: relative;
      z-index: 1;
      background: ${color('surface')};
    }
  }

  /* Where the table scrolls sideways the name column stays, so that each row can be identified. */
  &[data-wide='true'] {
    & :is(thead, tbody) > tr:not([aria-hidden]) {
      background: ${color('surface')};
    }

    & > :is(thead, tbody) > tr > :first-child,
    &[data-boxes='true'] > :is(thead, tbody) > tr > :nth-child(2) {
      position: sticky;
      z-index: 2;
      left: 0;
      background: inherit;
      box-shadow: inset 0 -1px ${color('hairline')};
    }

    &[data-boxes='true'] > :is(thead, tbody) > tr > :nth-child(2) {
      left: 42px;
    }

    & > thead > tr > :first-child,
    &[data-boxes='true'] > thead > tr > :nth-child(2) {
      z-index: ${layer.stickyHead + 1};
      box-shadow: inset 0 -1px ${color('hairlineStrong')};
    }

    & > tbody > tr > * {
      border-radius: 0;
    }
  }

  /* A focused element is scrolled out from under the head. */
  & tbody :is(a, button, input) {
    scroll-margin-top: calc(var(--table-top, 0px) + 44px);
  }
`;

export const HeadCell = styled.th`
  position: sticky;
  z-index: ${layer.stickyHead};
  top: var(--table-top, 0px);
  height: 36px;
  padding: 0 8px;
  background: ${color('surface')};
  box-shadow: inset 0 -1px ${color('hairlineStrong')};
  color: ${color('text')};
  ${type.small}
  white-space: nowrap;

  &:first-child {
    padding-left: 12px;
  }

  &:last-child {
    padding-right: 12px;
  }

  &[aria-sort] {
    font-weight: ${fontWeight.semibold};
  }

  ${media.forcedColors} {
    border-bottom: 1px solid CanvasText;
  }

  ${media.print} {
    position: static;
  }
`;

export const BodyRow = styled.tr`
  height: var(--row, 44px);
  box-shadow: inset 0 -1px ${color('hairline')};
  transition: background-color ${motion.control};

  & > :first-child {
    border-radius: ${radius.control} 0 0 ${radius.control};
  }

  & > :last-child {
    border-radius: 0 ${radius.control} ${radius.control} 0;
  }

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }
  }

  &[data-selected='true'] {
    background: ${color('tint')};
  }

  &[data-blocked='true'] {
    color: ${color('textQuiet')};
  }

  &[data-state='failed'] {
    box-shadow:
      inset 3px 0 ${color('danger')},
      inset 0 -1px ${color('hairline')};
  }

  ${media.forcedColors} {
    border-bottom: 1px solid CanvasText;

    &:is([data-selected='true'], [data-state='failed']) {
      border-left: 4px solid Highlight;
    }
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

/** As a `th`, the name of the row: its row header for screen readers. */
/** As a `th` the name of the row: its row header for screen readers. */
export const Cell = styled.td`
  height: var(--row, 44px);
  padding: 0 8px;

  &:is(th) {
    font-weight: ${fontWeight.semibold};
  }

  /* Without checkboxes the first cell is aligned with its head. */
  &:first-child {
    padding-left: 12px;
  }

  &:last-child {
    padding-right: 12px;
  }
`;

/** As high as the rows that are not rendered. */
export const Gap = styled.td`
  padding: 0;
`;

/**
 * Rows extend 12 px outside the content, so that their text is aligned with it. Shadows at the sides show that there is
 * more. `--table-top` is the height of sticky content above the table.
 */
export const TableFrame = styled.div`
  position: relative;
  margin-inline: -12px;

  &::before,
  &::after {
    position: absolute;
    z-index: ${layer.stickyHead + 2};
    top: 0;
    bottom: 0;
    width: 12px;
    content: '';
    opacity: 0;
    pointer-events: none;
    transition: opacity ${motion.control};
  }

  &::before {
    left: var(--table-stuck, 0);
    background: linear-gradient(to right, ${color('shadeFar')}, transparent);
  }

  &::after {
    right: 0;
    background: linear-gradient(to left, ${color('shadeFar')}, transparent);
  }

  &[data-start='true']::before,
  &[data-end='true']::after {
    opacity: 1;
  }

  ${media.print} {
    &::before,
    &::after {
      display: none;
    }
  }
`;

/** As wide as the table may be, and one line of text high: its size changes with either. */
export const Ruler = styled.div`
  position: absolute;
  width: 100%;
  height: 1rem;
  visibility: hidden;
  pointer-events: none;
`;

/** Only a table that is too wide or has a maximum height scrolls; otherwise the head sticks to the page. */
export const Scroller = styled.div`
  &[data-scrolls='true'] {
    --table-top: 0px;
    max-height: max(20rem, 100dvh - 12rem);
    overflow: auto;
    overscroll-behavior-inline: contain;
    scroll-padding-top: 44px;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.print} {
    &[data-scrolls='true'] {
      max-height: none;
      overflow: visible;
    }
  }
`;
