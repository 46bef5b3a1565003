import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const MapHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  min-height: 3.75rem;
`;

export const ColumnTable = styled.table`
  width: 100%;
  table-layout: fixed;
  --field-height: var(--control-height);

  & > thead th {
    height: 36px;
    box-shadow: inset 0 -1px ${color('hairlineStrong')};
    ${type.small}
  }

  & > tbody > tr {
    height: 52px;
    box-shadow: inset 0 -1px ${color('hairline')};
  }

  & th,
  & td {
    padding: 0;
  }

  & > tbody :is(th, td) {
    padding-block: ${space[1]};
  }
`;

export const ColumnName = styled.span`
  display: block;
  ${type.text}
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
`;

export const ColumnSample = styled.span`
  display: block;
  overflow: hidden;
  color: ${color('textQuiet')};
  ${type.meta}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ArrowColumn = styled.col`
  width: 36px;
`;

export const TargetColumn = styled.col`
  width: 49%;
`;

export const ArrowCell = styled.td`
  color: ${color('textQuiet')};
  text-align: center;
`;

/** The check mark is inside the select, before its arrow. */
export const MapTarget = styled.div`
  position: relative;

  & > span:last-child {
    position: absolute;
    top: 50%;
    right: calc(var(--field-side) + var(--icon-size) + 0.625rem);
    color: ${color('onField')};
    translate: 0 -50%;
    pointer-events: none;
  }

  &[data-known='true'] select {
    padding-right: calc(var(--field-side) + 2 * var(--icon-size) + 1.125rem);
  }
`;
