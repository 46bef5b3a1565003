import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';

/** At least as high as the window; `main` grows, so the footer is at the bottom. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  & > main {
    display: flex;
    flex: 1;
    flex-direction: column;
    outline: none;
  }

  /* Paper has no use for controls. */
  ${media.print} {
    & > :not(main) {
      display: none;
    }
  }
`;
