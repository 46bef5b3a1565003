import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';

/** The width that the fields need, with and without the column of open questions. */
const threeColumns = media.fromThreeColumns;
export const oneColumn = media.belowColumns;

export const Layout = styled.div`
  display: grid;
  grid-template-areas: 'progress middle' 'open middle' 'tools middle';
  grid-template-rows: auto auto 1fr;
  grid-template-columns: 14.5rem minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};

  ${threeColumns} {
    grid-template-areas: 'progress middle open' 'tools middle open';
    grid-template-rows: auto 1fr;
    grid-template-columns: 15.5rem minmax(0, 1fr) 15.5rem;
  }

  ${oneColumn} {
    grid-template-areas: 'progress' 'middle' 'open' 'tools';
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Middle = styled.div`
  grid-area: middle;
  min-width: 0;
  padding-left: ${space[8]};
  border-left: 1px solid ${color('hairlineStrong')};

  ${threeColumns} {
    padding-right: ${space[8]};
    border-right: 1px solid ${color('hairlineStrong')};
  }

  ${oneColumn} {
    padding-left: 0;
    border-left: 0;
  }
`;
