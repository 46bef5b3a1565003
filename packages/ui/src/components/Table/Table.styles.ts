import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

/** Rows reach 12 px outside the content, so that words stand in line with it. `--table-top` is what is stuck above. */
export const StyledTable = styled.table`
  width: calc(100% + 24px);
  margin-inline: -12px;
  table-layout: fixed;
  ${type.text}

  & [data-align='end'] {
    text-align: end;
    ${type.tabular}
  }

  & [data-shorten='true'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.belowDesktop} {
    & [data-hide='desktop'] {
      display: none;
    }
  }

  @media (max-width: 1199.98px) {
    & [data-hide='wide'] {
      display: none;
    }
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
    font-weight: 600;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  min-height: 32px;
  margin-inline: -6px;
  padding-inline: 6px;
  border-radius: ${radius.small};
  font: inherit;

  & > span {
    width: 14px;
    height: 14px;
  }

  &:not([data-sorted]) > span {
    opacity: 0;
  }

  &:focus-visible:not([data-sorted]) > span {
    opacity: 0.6;
  }

  ${media.hover} {
    &:hover:not([data-sorted]) > span {
      opacity: 0.6;
    }
  }
`;

export const BodyRow = styled.tr`
  height: 44px;
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

  &[data-active='true'] {
    background: ${color('rowHover')};
    box-shadow:
      inset 3px 0 ${color('link')},
      inset 0 -1px ${color('hairline')};
  }

  &[aria-selected='true'],
  &[data-selected='true'] {
    background: ${color('tint')};
  }

  ${media.forcedColors} {
    border-bottom: 1px solid CanvasText;
  }
`;

export const Cell = styled.td`
  height: 44px;
  padding: 0 8px;

  &:first-child {
    padding-left: 12px;
  }

  &:last-child {
    padding-right: 12px;
  }
`;

/** The row's own name; heads the row for a screen reader. */
export const RowHead = styled.th`
  height: 44px;
  padding: 0 8px;
  font-weight: 600;
`;

export const Cards = styled.ul`
  margin-inline: calc(var(--space-side) * -1);
`;

export const CardRow = styled.li`
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  padding: 0.875rem var(--space-side);
  border-bottom: 1px solid ${color('hairline')};

  & > div {
    flex: 1;
    min-width: 0;
  }

  &[data-selected='true'] {
    background: ${color('tint')};
  }
`;
