import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';

/** At least as high as the window; what is in `main` grows, so the footer stands at the bottom. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  /* On paper nothing can be opened. */
  ${media.print} {
    & > :not(main) {
      display: none;
    }
  }
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  outline: none;
`;
