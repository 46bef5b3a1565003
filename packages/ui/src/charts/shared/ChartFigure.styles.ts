import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

/** The query container of a chart, which replaces the window: `cqi` and `@container` refer to it. */
export const Figure = styled.figure`
  position: relative;
  min-width: 0;
  container-type: inline-size;
  ${type.small}

  ${media.print} {
    break-inside: avoid;
  }
`;

export const Caption = styled.figcaption`
  margin-top: 1rem;
  color: ${color('textQuiet')};
  text-wrap: pretty;
`;

export const NothingYet = styled.p`
  display: grid;
  place-items: center;
  padding: 1rem;
  border-block: 1px solid ${color('hairline')};
  color: ${color('textQuiet')};
  text-align: center;
`;

export const HiddenTable = styled.div`
  position: absolute;
  bottom: 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const TableDisclosure = styled.details`
  margin-top: 0.5rem;

  & > summary {
    width: fit-content;
    padding-block: 0.25rem;
    border-radius: ${radius.small};
    color: ${color('link')};
    cursor: pointer;
  }

  & > summary::marker {
    color: ${color('textQuiet')};
  }

  ${media.coarse} {
    & > summary {
      padding-block: 0.75rem;
    }
  }

  /* At a text size of 200 % on a phone the table scrolls, the page does not. */
  & > div {
    margin-top: 0.5rem;
    overflow-x: auto;
  }

  ${media.print} {
    &:not([open]) {
      display: none;
    }

    & > summary {
      display: none;
    }
  }
`;

export const DataTable = styled.table`
  width: 100%;
  ${type.tabular}

  & th,
  & td {
    padding: 0.375rem 0 0.375rem 1rem;
    border-bottom: 1px solid ${color('hairline')};
    text-align: end;
    vertical-align: baseline;
  }

  & tr > :first-child {
    padding-left: 0;
    text-align: start;
  }

  & thead th {
    border-color: ${color('hairlineStrong')};
    color: ${color('textQuiet')};
  }
`;
