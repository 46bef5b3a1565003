import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const FunnelTable = styled.table`
  width: 100%;
  ${type.text}

  & th,
  & td {
    height: 36px;
    padding: 0.25rem 0 0.25rem 0.75rem;
    border-bottom: 1px solid ${color('hairline')};
  }

  & tr > :first-child {
    padding-left: 0;
  }

  & thead > tr > * {
    border-color: ${color('hairlineStrong')};
    color: ${color('textQuiet')};
    ${type.small}
    font-weight: ${fontWeight.medium};
  }

  & thead > tr > :nth-child(n + 3) {
    width: 1%;
    text-align: end;
    white-space: nowrap;
  }

  & [data-part='count'],
  & [data-part='share'] {
    width: 1%;
    text-align: end;
    white-space: nowrap;
    ${type.tabular}
  }

  & tbody > tr > th {
    min-width: 6.75rem;
    overflow-wrap: anywhere;
  }

  & [data-part='count'] {
    font-weight: ${fontWeight.semibold};
  }

  & [data-part='share'] {
    color: ${color('textQuiet')};
  }

  & [data-part='bar'] {
    width: 32%;
  }

  ${media.forcedColors} {
    & rect {
      stroke: CanvasText;
    }
  }

  @container (max-width: 23.99rem) {
    & [data-part='bar'] {
      display: none;
    }

    & thead > tr > :nth-child(n + 3) {
      width: 5rem;
      white-space: normal;
    }
  }

  /* At a text size of 200 % on a phone the numbers are below the name. */
  @container (max-width: 15.99rem) {
    & tr {
      display: grid;
      grid-template-columns: 1fr auto;
      border-bottom: 1px solid ${color('hairline')};
    }

    & tr > * {
      width: auto;
      height: auto;
      border: 0;
      overflow-wrap: anywhere;
    }

    & tr > :first-child {
      grid-column: 1 / -1;
    }

    & tr > :nth-child(3) {
      padding-left: 0;
      text-align: start;
    }
  }
`;
