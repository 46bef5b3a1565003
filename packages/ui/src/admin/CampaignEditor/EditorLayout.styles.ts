import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';

export const Plain = styled.div`
  min-height: 0;
  padding: ${space[5]} ${space[6]};
  overflow-y: auto;

  ${media.belowDesktop} {
    overflow: visible; /* the dialog scrolls */
  }

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

/** Main part and side, each scrolling separately; on narrow screens one below the other, scrolling together. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--side);
  height: 100%;

  ${media.belowColumns} {
    --side: minmax(0, 22rem);
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
  }
`;

export const Main = styled.div`
  min-width: 0;
  padding: ${space[5]} ${space[8]} ${space[6]} ${space[6]};
  overflow-y: auto;

  ${media.belowDesktop} {
    overflow: visible; /* the dialog scrolls */
  }

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

export const Side = styled.aside`
  min-width: 0;
  padding: ${space[5]} ${space[6]};
  border-left: 1px solid ${color('hairlineStrong')};
  background: ${color('page')};
  overflow-y: auto;

  ${media.belowDesktop} {
    border-top: 1px solid ${color('hairlineStrong')};
    border-left: 0;
    overflow: visible;
  }

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
