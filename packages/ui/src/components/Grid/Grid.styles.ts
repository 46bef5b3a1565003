import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';

export const StyledGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);
  min-width: 0;

  /* Never wider than its place: at 320 px one column is left. */
  &[data-columns='fit'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  }

  &[data-columns='fit'][data-narrowest='small'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  }

  &[data-columns='fit'][data-narrowest='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  }

  ${media.fromTablet} {
    &:is([data-columns='2'], [data-columns='3'], [data-columns='4']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.fromDesktop} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    &[data-columns='12'] {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  }
`;

export const StyledCell = styled.div`
  min-width: 0;

  ${media.fromDesktop} {
    grid-column: var(--cell-from) / span var(--cell-span);
  }
`;
