import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';
import { Figure } from '../shared/ChartFigure.styles.ts';

export const DonutFigure = styled(Figure)`
  ${type.small}
`;

export const DonutRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 1.5rem;
  align-items: center;
`;

export const Ring = styled.svg`
  flex: none;
  width: 100px;
  height: 100px;

  & > [data-part='track'] {
    fill: none;
    stroke: ${color('chartTrack')};
    stroke-width: 1;
  }

  & > [data-fill='hatched'],
  & > [data-fill='hollow'] {
    stroke: ${color('chartBar')};
    stroke-width: 1;
  }

  ${media.forcedColors} {
    & > path {
      stroke: CanvasText;
    }

    & > [data-part='track'] {
      stroke: GrayText;
    }
  }
`;

export const DonutKey = styled.table`
  flex: 1 1 11rem;
  max-width: 20rem;

  & tbody > tr > * {
    padding: 0.125rem 0 0.125rem 1rem;
  }

  & th[scope='row'] {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    padding-left: 0;
  }

  & td {
    width: 1%;
    text-align: end;
    white-space: nowrap;
    ${type.tabular}
  }

  & td:last-child {
    color: ${color('textQuiet')};
  }

  /* Text of 200 % on a phone: the figures stand below the name. */
  @container (max-width: 12rem) {
    & tbody > tr {
      display: grid;
      grid-template-columns: auto 1fr;
      padding-bottom: 0.5rem;
    }

    & tbody > tr > * {
      width: auto;
      overflow-wrap: anywhere;
    }

    & tbody > tr > th {
      grid-column: 1 / -1;
    }
  }
`;
