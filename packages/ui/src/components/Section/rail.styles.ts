import { css, styled } from 'styled-components';
import { media, space } from '../../tokens/scale.ts';

/**
 * For a list of similar items: on a phone it scrolls sideways, one item at a time, with the next one partly visible.
 * The list must contain a focusable element, so that the keyboard scrolls it.
 */
export const rail = css`
  ${media.phone} {
    display: grid;
    grid-template-columns: none;
    grid-auto-columns: min(85%, 21rem);
    grid-auto-flow: column;
    gap: ${space[5]};
    margin-inline: calc(-1 * ${space.side});
    padding-inline: ${space.side};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${space.side};
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;

    & > * {
      scroll-snap-align: start;
    }
  }
`;

/** Two columns of items; on narrower windows one, on a phone the rail. */
export const RailPair = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${rail}
`;
